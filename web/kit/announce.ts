// What a screen reader says aloud, one thing after the other.

let pending: string[] = [];
let timer = 0;

/** Says a text politely; texts that come together are said together. */
export function announce(text: string): void {
  if (!text) return;
  pending.push(text);
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    const voice = document.getElementById('voice');
    if (voice) voice.textContent = pending.join(' ');
    pending = [];
  }, 60);
}
