import type { GlossaryEntry, Ledger } from '@heldentisch/catalogue';
import { type Language, type Rule, tableRules } from '@heldentisch/engine';

export interface Chapter {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly rules: readonly Rule[];
}

/** The game's rulebook and the table's own rules, in chapters. */
export function chaptersOf(ledger: Ledger, tableTitle: Readonly<Record<Language, string>>): Chapter[] {
  const known = new Set(ledger.sections.map(({ id }) => id));
  const rest = [...new Set(ledger.rules.map(({ section }) => section))].filter((id) => !known.has(id));
  const sections = [...ledger.sections, ...rest.map((id) => ({ id, de: id, en: id }))];
  const chapters = sections.map(({ id, de, en }) => ({
    id,
    title: { de, en },
    rules: ledger.rules.filter((rule) => rule.section === id),
  }));
  const own = Object.entries(tableRules).map(([id, text]) => ({ id, section: 'HT', ruling: false, ...text }));
  return [...chapters, { id: 'HT', title: tableTitle, rules: own }].filter(({ rules }) => rules.length > 0);
}

const fits = (text: string, words: readonly string[]): boolean => {
  const low = text.toLowerCase();
  return words.every((word) => low.includes(word));
};

export interface Found {
  readonly chapters: readonly Chapter[];
  readonly glossary: readonly GlossaryEntry[];
  readonly count: number;
}

/** What speaks of all these words, in the language that is read; ids are found too. */
export function search(
  chapters: readonly Chapter[],
  glossary: readonly GlossaryEntry[],
  language: Language,
  sought: string,
): Found {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => fits(`${rule.id} ${rule[language]} ${chapter.title[language]}`, words)),
    }))
    .filter(({ rules }) => rules.length > 0);
  const terms = glossary.filter((entry) =>
    fits(`${entry[language]} ${language === 'de' ? entry.textDe : entry.textEn}`, words),
  );
  return { chapters: found, glossary: terms, count: found.reduce((sum, { rules }) => sum + rules.length, 0) };
}
