// The rules by chapter, with their examples; numbers and sources where they are asked for.
import { html, nothing, type TemplateResult } from 'lit';
import type { GameModule } from '../../games/module';
import { icon } from '../../kit/icons';
import { writeRoute } from '../../kit/routes';
import type { Chapter, Example, Game, Guide, Rule } from '../../net/wire';
import { say, words } from '../../words/words';
import './source-badges';
import { drawn } from './example';

interface ChaptersWish {
  game: Game;
  module: GameModule;
  guide: Guide;
  /** Whether numbers and sources are shown. */
  numbers: boolean;
  /** The rule that matters now. */
  rule: string | null;
  /** The moment that a chapter may be about. */
  phase: string | null;
  /** Opens the examples of a rule where one reads; without it they have a page of their own. */
  play: ((rule: string) => void) | null;
  go: (chapter: number) => void;
}

export function chapters(wish: ChaptersWish): TemplateResult {
  const all = chaptersOf(wish.game, wish.guide);
  return html`${all.length > 1
    ? html`<nav class="chapter-list" aria-label=${words().rules.chapters}>
        ${all.map(({ title }, i) => html`<button @click=${() => wish.go(i)}>${say(title)}</button>`)}
      </nav>`
    : nothing}
  ${all.map((chapter, i) => chapterPart(wish, chapter, i))}`;
}

/** Where there is no guide, all rules stand in one. */
function chaptersOf(game: Game, guide: Guide): Chapter[] {
  if (guide.chapters.length > 0) return guide.chapters;
  return [{ title: { en: words().rules.all, fr: words().rules.all }, rules: game.rules.map(({ id }) => id), when: [] }];
}

function chapterPart(wish: ChaptersWish, { title, rules, when }: Chapter, number: number): TemplateResult {
  const now = wish.phase !== null && when.includes(wish.phase);
  const shown = new Set<Example>();
  return html`<section class=${`chapter${now ? ' now' : ''}`} data-chapter=${number}>
    <h3 tabindex="-1">${say(title)}</h3>
    ${now ? html`<p class="about-now">${words().rules.now}</p>` : nothing}
    ${rules.flatMap((id) => {
      const rule = wish.game.rules.find((one) => one.id === id);
      // What shows several rules stands with the first of them.
      const examples = wish.guide.examples.filter((one) => one.rules.includes(id) && !shown.has(one));
      examples.forEach((one) => shown.add(one));
      return rule ? [rulePart(wish, rule, examples)] : [];
    })}
  </section>`;
}

export function rulePart(wish: Omit<ChaptersWish, 'phase' | 'go'>, rule: Rule, examples: Example[]): TemplateResult {
  const { game, module, guide, numbers } = wish;
  const now = rule.id === wish.rule;
  return html`<article class=${`rule${now ? ' now' : ''}`} id=${`rule-${rule.id}`} data-rule=${rule.id} tabindex="-1">
    <h4 class=${numbers ? 'rule-number' : 'sr'}><span class="sr">${words().ruleNumber('')}</span>${rule.id}</h4>
    <p>${say(rule.text)}</p>
    ${numbers
      ? html`<source-badges .of=${words().ruleNumber(rule.id)} .sources=${rule.sources}></source-badges>`
      : nothing}
    ${examples.map((example) => drawn(game, module, example))}
    ${guide.played.includes(rule.id) ? tryButton(wish, rule.id) : nothing}
  </article>`;
}

function tryButton({ game, play }: Pick<ChaptersWish, 'game' | 'play'>, rule: string): TemplateResult {
  const label = html`${icon('play')}${words().rules.tryIt}<span class="sr">, ${words().ruleNumber(rule)}</span>`;
  return play
    ? html`<button class="rule-try" data-testid="try" @click=${() => play(rule)}>${label}</button>`
    : html`<a
        class="button rule-try"
        data-testid="try"
        href=${writeRoute({ screen: 'learn', game: game.id, lesson: rule })}
        >${label}</a
      >`;
}
