// The aid: how often icons and Objectives are in the box, and how often they are still to come.
import { html, svg, type TemplateResult } from 'lit';
import { iconArt } from './art';
import type { GridView, Icon, TaleView } from './view';
import { taleWords } from './words';

export const iconSvg = (icon: Icon): TemplateResult =>
  html`<svg class="ww-glyph" viewBox="-50 -50 100 100" aria-hidden="true">${svg`${iconArt(icon)}`}</svg>`;

export function aidPart(view: TaleView, own: GridView | null): TemplateResult {
  const ww = taleWords();
  const most = Math.max(...view.aid.icons.map((one) => one.all));
  const mine = (icon: Icon): number =>
    own?.cards.filter((laid) => !laid.face.objective && laid.face.icons.includes(icon)).length ?? 0;
  const icons = [...view.aid.icons].sort((a, b) => b.all - a.all);
  return html`<details class="ww-aid paper" data-testid="aid">
    <summary>${ww.aid}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">${ww.aidIcon}</th>
          <th scope="col">${ww.aidLeft}</th>
          <th scope="col">${ww.aidAll}</th>
          ${own ? html`<th scope="col">${ww.aidMine}</th>` : ''}
        </tr>
      </thead>
      <tbody>
        ${icons.map(
          ({ icon, all, left }) =>
            html`<tr data-icon=${icon} data-left=${left} data-all=${all}>
              <th scope="row">${iconSvg(icon)}${ww.icons[icon]}</th>
              <td>
                <svg class="ww-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect class="all" width=${(100 * all) / most} height="10" rx="2" />
                  <rect class="left" width=${(100 * left) / most} height="10" rx="2" /></svg
                >${left}
              </td>
              <td>${all}</td>
              ${own ? html`<td>${mine(icon)}</td>` : ''}
            </tr>`,
        )}
      </tbody>
    </table>
    <table>
      <thead>
        <tr>
          <th scope="col">${ww.aidKind}</th>
          <th scope="col">${ww.aidLeft}</th>
          <th scope="col">${ww.aidAll}</th>
        </tr>
      </thead>
      <tbody>
        ${view.aid.kinds.map(
          ({ kind, all, left }) =>
            html`<tr>
              <th scope="row">${ww.kinds[kind]}</th>
              <td>${left}</td>
              <td>${all}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}
