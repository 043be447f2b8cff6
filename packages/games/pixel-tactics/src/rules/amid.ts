/** For steps that ask in the middle of something: the answer belongs to what set it off, and is taken back with it. */
export const amid = { joinsUndo: () => true, isAmid: () => true } as const;
