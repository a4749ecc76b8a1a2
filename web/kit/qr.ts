import { html, type TemplateResult } from 'lit';
import { encode } from 'uqr';

/** The dark squares of a text's QR code as one path, each a unit wide. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

/** A QR code, dark on light in every theme: cameras want it so. */
export function qr(text: string, label: string): TemplateResult {
  const { size, path } = qrPath(text);
  return html`<svg
    class="qr"
    viewBox=${`0 0 ${size} ${size}`}
    role="img"
    aria-label=${label}
    shape-rendering="crispEdges"
  >
    <rect width=${size} height=${size} fill="#fff" />
    <path d=${path} fill="#1a2040" />
  </svg>`;
}
