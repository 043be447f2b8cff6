export type SoundName = keyof typeof tones;

/** What is heard when an event is shown, by its kind. */
export type Sounds = Readonly<Record<string, SoundName>>;

export interface Tone {
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
export const tones = {
  turn: [note(523, 0), note(784, 0.12)],
  choice: [{ hertz: 240, toHertz: 170, startS: 0, lengthS: 0.07, shape: 'sine', volume: 0.14 }],
  card: [{ hertz: 900, toHertz: 420, startS: 0, lengthS: 0.05, shape: 'sine', volume: 0.06 }],
  die: [0, 0.06, 0.13].map((startS) => ({
    hertz: 1300,
    toHertz: 700,
    startS,
    lengthS: 0.03,
    shape: 'square',
    volume: 0.03,
  })),
  attack: [{ hertz: 700, toHertz: 180, startS: 0, lengthS: 0.14, shape: 'triangle', volume: 0.07 }],
  hit: [
    { hertz: 190, toHertz: 55, startS: 0, lengthS: 0.16, shape: 'square', volume: 0.05 },
    { hertz: 95, toHertz: 40, startS: 0.02, lengthS: 0.22, shape: 'sawtooth', volume: 0.06 },
  ],
  block: [{ hertz: 1500, toHertz: 1150, startS: 0, lengthS: 0.12, shape: 'triangle', volume: 0.06 }],
  magic: [note(880, 0, 0.12, 0.06), note(1175, 0.07, 0.12, 0.06), note(1568, 0.14, 0.2, 0.06)],
  heal: [note(587, 0, 0.14, 0.07), note(880, 0.1, 0.22, 0.07)],
  fall: [{ hertz: 160, toHertz: 36, startS: 0, lengthS: 0.4, shape: 'sawtooth', volume: 0.08 }],
  horn: [note(294, 0, 0.2, 0.08), note(392, 0.16, 0.35, 0.08)],
  won: [note(523, 0), note(659, 0.13), note(784, 0.26), note(1047, 0.39, 0.5)],
  lost: [note(392, 0, 0.25), note(330, 0.2, 0.25), note(262, 0.4, 0.6)],
} satisfies Readonly<Record<string, readonly Tone[]>>;

/** Of everything that happens at once so many sounds are heard. */
const mostAtOnce = 2;

/** The sounds of what is shown at once. A game that declares none has one sound for everything. */
export function soundsOf(types: readonly string[], sounds: Sounds | undefined): readonly SoundName[] {
  if (sounds === undefined) return types.length > 0 ? ['choice'] : [];
  const names = types.flatMap((type) => (sounds[type] === undefined ? [] : sounds[type]));
  return [...new Set(names)].slice(0, mostAtOnce);
}
