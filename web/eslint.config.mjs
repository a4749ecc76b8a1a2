// What the compiler does not see: who may import whom, promises nobody waits for, exports nobody takes, slips of Lit.
import { configs as lit } from 'eslint-plugin-lit';
import { globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import { house } from './lint/house.mjs';

/** Node's runner waits for its tests by itself. */
const TEST = { from: 'package', name: 'test', package: 'node:test' };

export default typescript.config(
  globalIgnores(['build', 'dist']),
  typescript.configs.recommended,
  lit['flat/recommended'],
  {
    files: ['**/*.ts'],
    plugins: { house },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // The compiler's own check knows more.
      '@typescript-eslint/no-unused-vars': 'off',
      'house/layers': 'error',
      'house/unused-export': 'error',
      '@typescript-eslint/no-floating-promises': ['error', { allowForKnownSafeCalls: [TEST] }],
    },
  },
  {
    // What the wire says stands there whole, whoever takes it; both languages are taken by a test, folder by folder.
    files: ['net/wire.ts', 'net/views/*.ts', 'games/*/words.ts'],
    rules: { 'house/unused-export': 'off' },
  },
);
