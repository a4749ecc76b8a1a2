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
    const text = pending.join(' ');
    // What is said again is a change only if it is written in another way.
    if (voice) voice.textContent = voice.textContent === text ? `${text}\u00a0` : text;
    pending = [];
  }, 60);
}
