import { settings } from '../settings/settings.js';

export type SoundName = 'turn' | 'attack' | 'choice' | 'won' | 'lost';

interface Tone {
  readonly hertz: number;
  readonly toHertz?: number;
  readonly startS: number;
  readonly lengthS: number;
  readonly shape: OscillatorType;
  readonly volume: number;
}

const note = (hertz: number, startS: number, lengthS = 0.18, volume = 0.12): Tone => ({
  hertz,
  startS,
  lengthS,
  shape: 'triangle',
  volume,
});

/** All sounds are a few tones, made when they are needed: nothing to load. */
const sounds: Readonly<Record<SoundName, readonly Tone[]>> = {
  turn: [note(523, 0), note(784, 0.12)],
  choice: [{ hertz: 240, toHertz: 170, startS: 0, lengthS: 0.07, shape: 'sine', volume: 0.14 }],
  attack: [
    { hertz: 190, toHertz: 55, startS: 0, lengthS: 0.16, shape: 'square', volume: 0.05 },
    { hertz: 95, toHertz: 40, startS: 0.02, lengthS: 0.22, shape: 'sawtooth', volume: 0.06 },
  ],
  won: [note(523, 0), note(659, 0.13), note(784, 0.26), note(1047, 0.39, 0.5)],
  lost: [note(392, 0, 0.25), note(330, 0.2, 0.25), note(262, 0.4, 0.6)],
};

let context: AudioContext | null = null;

function playTone(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.startS;
  const end = start + tone.lengthS;
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = tone.shape;
  source.frequency.setValueAtTime(tone.hertz, start);
  if (tone.toHertz !== undefined) source.frequency.exponentialRampToValueAtTime(tone.toHertz, end);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(tone.volume, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(end + 0.02);
}

/** Plays a sound if the person wants sounds and the browser allows them. */
export function playSound(name: SoundName): void {
  if (!settings().sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const tone of sounds[name]) playTone(context, tone);
  } catch {
    // No sound device: a game without sounds is still a game.
  }
}
