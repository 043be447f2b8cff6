/** What can be painted with. Each has five tones in the style sheet, 1 the darkest; see land.css. */
export const materials = [
  'grass',
  'hill',
  'leaf',
  'ash',
  'sand',
  'moss',
  'murk',
  'lake',
  'sea',
  'rock',
  'snow',
  'stone',
  'wall',
  'tile',
  'slate',
  'wood',
  'hide',
  'bone',
  'red',
  'blue',
  'white',
  'green',
  'gold',
  'violet',
  'fire',
] as const;
export type Material = (typeof materials)[number];
export type Tone = 1 | 2 | 3 | 4 | 5;

/** Paints of one tone. `window` and `lamp` are lights that are seen at night only. */
export const singlePaints = ['dark', 'shade', 'window', 'lamp', 'foam', 'edge', 'rim'] as const;

export type Paint = `${Material}-${Tone}` | (typeof singlePaints)[number];
