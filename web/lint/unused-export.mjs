// An export that no other file takes is either dead or should not be one.
import ts from 'typescript';

/** The symbols that some other file names, by program. */
const taken = new WeakMap();

export const unusedExport = {
  meta: { type: 'problem', schema: [], messages: { unused: 'No other file takes {{name}}: it need not be exported.' } },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    return {
      Program(node) {
        const checker = program.getTypeChecker();
        const file = checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(node));
        for (const symbol of file ? checker.getExportsOfModule(file) : []) {
          if (takenIn(program).has(symbol) || isElement(symbol)) continue;
          const { name } = symbol;
          const at = ts.getNameOfDeclaration(symbol.declarations?.[0]) ?? symbol.declarations?.[0];
          const loc = context.sourceCode.getLocFromIndex(at?.getStart() ?? 0);
          context.report({ loc, messageId: 'unused', data: { name } });
        }
      },
    };
  },
};

function takenIn(program) {
  const known = taken.get(program);
  if (known) return known;
  const checker = program.getTypeChecker();
  const found = new Set();
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile) continue;
    const visit = (node) => {
      if (ts.isIdentifier(node)) take(checker, file, node, found);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  taken.set(program, found);
  return found;
}

function take(checker, file, node, found) {
  let meant = checker.getSymbolAtLocation(node);
  // Whoever takes something through a file that passes it on takes it from both.
  for (;;) {
    if (meant?.declarations?.some((one) => one.getSourceFile() !== file)) found.add(meant);
    if (!meant || !(meant.flags & ts.SymbolFlags.Alias)) return;
    meant = checker.getImmediateAliasedSymbol(meant);
  }
}

/** A component is taken by its tag. */
const isElement = (symbol) =>
  symbol.declarations?.some(
    (one) =>
      ts.isClassDeclaration(one) &&
      ts.getDecorators(one)?.some((decorator) => /^@customElement\(/.test(decorator.getText())),
  );
