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
  wave: 'sine' | 'triangle';
}

const knock = (from: number, at = 0): Note => ({ from, to: from * 0.55, at, long: 0.09, loud: 0.28, wave: 'triangle' });
const bell = (from: number, at: number): Note => ({ from, to: from, at, long: 0.5, loud: 0.12, wave: 'sine' });

const SOUNDS: Record<Sound, Note[]> = {
  step: [knock(320)],
  place: [knock(420)],
  take: [knock(260), knock(150, 0.09), { from: 520, to: 300, at: 0.1, long: 0.22, loud: 0.08, wave: 'triangle' }],
  card: [{ from: 900, to: 300, at: 0, long: 0.06, loud: 0.14, wave: 'triangle' }],
  turn: [bell(659, 0), bell(880, 0.12)],
  tick: [{ from: 1250, to: 1100, at: 0, long: 0.05, loud: 0.1, wave: 'sine' }],
  no: [{ from: 190, to: 150, at: 0, long: 0.18, loud: 0.16, wave: 'triangle' }],
  end: [bell(523, 0), bell(659, 0.16), bell(784, 0.32), bell(1047, 0.5)],
};

/** Seconds in which a note swells, and dies away in the end: without them it clicks. */
const ATTACK = 0.008;
const RELEASE = 0.03;

/** How loud everything is together. */
const LOUDNESS = 0.7;

let room: GainNode | null = null;

export function sound(name: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  room ??= opened();
  void (room.context as AudioContext).resume();
  for (const note of SOUNDS[name]) ring(room, note);
}

function opened(): GainNode {
  const context = new AudioContext();
  const all = context.createGain();
  all.gain.value = LOUDNESS;
  all.connect(context.destination);
  return all;
}

function ring(room: GainNode, note: Note): void {
  const start = room.context.currentTime + note.at;
  const end = start + note.long;
  const tone = room.context.createOscillator();
  const volume = room.context.createGain();
  tone.type = note.wave;
  tone.frequency.setValueAtTime(note.from, start);
  tone.frequency.exponentialRampToValueAtTime(note.to, end);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(note.loud, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(note.loud / 100, end);
  volume.gain.linearRampToValueAtTime(0, end + RELEASE);
  tone.connect(volume).connect(room);
  tone.start(start);
  tone.stop(end + RELEASE);
}
