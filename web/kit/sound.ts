// Small sounds made by the browser itself: no files.
import { settings } from '../settings/settings';

type Sound = 'step' | 'take' | 'place' | 'card' | 'turn' | 'tick' | 'no' | 'end';

interface Note {
  /** Hertz at the start and at the end. */
  from: number;
  to: number;
  /** Seconds. */
  at: number;
  long: number;
  loud: number;
  wave: OscillatorType;
}

const knock = (from: number, at = 0): Note => ({ from, to: from * 0.55, at, long: 0.09, loud: 0.28, wave: 'triangle' });
const bell = (from: number, at: number): Note => ({ from, to: from, at, long: 0.5, loud: 0.12, wave: 'sine' });

const SOUNDS: Record<Sound, Note[]> = {
  step: [knock(320)],
  place: [knock(420)],
  take: [knock(260), knock(150, 0.09), { from: 520, to: 300, at: 0.1, long: 0.22, loud: 0.05, wave: 'sawtooth' }],
  card: [{ from: 900, to: 300, at: 0, long: 0.06, loud: 0.08, wave: 'square' }],
  turn: [bell(659, 0), bell(880, 0.12)],
  tick: [{ from: 1250, to: 1100, at: 0, long: 0.05, loud: 0.1, wave: 'sine' }],
  no: [{ from: 190, to: 150, at: 0, long: 0.18, loud: 0.16, wave: 'triangle' }],
  end: [bell(523, 0), bell(659, 0.16), bell(784, 0.32), bell(1047, 0.5)],
};

let room: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  room ??= new AudioContext();
  void room.resume();
  for (const note of SOUNDS[name]) ring(room, note);
}

function ring(room: AudioContext, note: Note): void {
  const start = room.currentTime + note.at;
  const tone = room.createOscillator();
  const volume = room.createGain();
  tone.type = note.wave;
  tone.frequency.setValueAtTime(note.from, start);
  tone.frequency.exponentialRampToValueAtTime(note.to, start + note.long);
  volume.gain.setValueAtTime(note.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  tone.connect(volume).connect(room.destination);
  tone.start(start);
  tone.stop(start + note.long);
}
