/** Rows of equal length; each character is a colour of the palette, '.' is transparent. */
export type Sprite = readonly string[];

/** The 33 colours all drawings share. */
export const palette: Readonly<Record<string, string>> = {
  k: '#17111f', // dark outline
  K: '#3d3654', // night cloth
  g: '#5f6180', // iron
  G: '#8e96b2', // steel
  s: '#c3cfdf', // silver
  w: '#faf6ee', // white
  p: '#f8cda6', // light skin
  P: '#d38b64', // light skin in shade
  b: '#a0623f', // brown skin, hair
  B: '#5e3627', // leather, dark wood
  t: '#c98f53', // tan, wood, straw hair
  T: '#eddcae', // parchment
  r: '#8f2038', // wine red
  R: '#dc3b40', // red
  o: '#f2832f', // flame orange
  y: '#ffdb4d', // gold, blond
  Y: '#c9922c', // gold in shade
  e: '#22664a', // forest green
  E: '#41a650', // green
  l: '#a3de5c', // lime, poison glow
  c: '#1f7d8a', // petrol
  C: '#46cdd6', // cyan, magic glow
  i: '#bdf5ef', // ice glow
  n: '#2b3a7c', // navy
  N: '#416cd8', // blue
  u: '#83b5f6', // sky
  v: '#532a7c', // deep violet
  V: '#8a48c4', // violet
  m: '#c795ef', // lavender glow
  f: '#a93272', // berry
  F: '#f47aac', // pink
  h: '#86a87f', // undead skin
  H: '#ddd3e6', // pale skin
};
