import { settings } from '../settings/settings.js';
import { type SoundName, type Tone, tones } from './sounds.js';

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
    for (const tone of tones[name]) playTone(context, tone);
  } catch {
    // No sound device: a game without sounds is still a game.
  }
}
