export const texts = { de: {}, en: {} };
