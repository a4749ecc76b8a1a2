import { LitElement } from 'lit';
import { onChange } from '../settings/settings';

/** A component in the page's own tree, so that one stylesheet and every label reach it; drawn again when a
 * setting changes, the language above all. */
export class Part extends LitElement {
  private unsubscribe: () => void = () => undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.unsubscribe = onChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unsubscribe();
  }
}
