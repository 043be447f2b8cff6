import type { Ledger } from '@heldentisch/catalogue';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { say, useText } from '../text/index.js';
import { Icon } from '../ui/icons.js';
import { chaptersOf, search } from './book.js';

/** Marks the sought words in a text. */
function marked(text: string, sought: string): ReactNode {
  const words = sought.split(/\s+/).filter((word) => word.length > 1);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
  return text.split(pattern).map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part));
}

interface RulebookProps {
  readonly ledger: Ledger;
  /** The rule to open at. */
  readonly rule: string;
  onRule(id: string): void;
  /** The level of the chapters' headings. */
  readonly heading?: 'h2' | 'h3';
}

/** The rules as a book: searchable, in chapters, every rule with its address. */
export function Rulebook({ ledger, rule, onRule, heading: Heading = 'h3' }: RulebookProps) {
  const { t, language } = useText();
  const [sought, setSought] = useState('');
  const chapters = useMemo(
    () => chaptersOf(ledger, { de: say('de', 'tableRules'), en: say('en', 'tableRules') }),
    [ledger],
  );
  const found = useMemo(
    () => search(chapters, ledger.glossary ?? [], language, sought),
    [chapters, ledger, language, sought],
  );
  const book = useRef<HTMLDivElement>(null);

  // Opened at a rule: show it, and put the focus there so that it is read out.
  useEffect(() => {
    const target = rule === '' ? null : book.current?.querySelector<HTMLElement>(`[id="${CSS.escape(rule)}"]`);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [rule]);

  return (
    <div className="rulebook" ref={book}>
      <label className="filter">
        <span className="visually-hidden">{t('rulebookSearch')}</span>
        <Icon name="search" />
        <input
          type="search"
          placeholder={t('rulebookSearch')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </label>
      <p className="faint small" role="status">
        {found.count === 0 && found.glossary.length === 0
          ? t('rulebookNone', { text: sought })
          : t('rulebookCount', { count: found.count })}
      </p>
      {sought === '' && (
        <nav className="chapters" aria-label={t('rulebook')}>
          <ul>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <button
                  type="button"
                  className="chapter-link"
                  onClick={() =>
                    book.current?.querySelector(`#chapter-${chapter.id}`)?.scrollIntoView({ block: 'start' })
                  }
                >
                  {chapter.title[language]}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {found.chapters.map((chapter) => (
        <section key={chapter.id} className="chapter" aria-labelledby={`chapter-${chapter.id}`}>
          <Heading id={`chapter-${chapter.id}`}>{chapter.title[language]}</Heading>
          <dl>
            {chapter.rules.map((item) => (
              <div key={item.id} id={item.id} className={`rule ${item.id === rule ? 'is-target' : ''}`} tabIndex={-1}>
                <dt>
                  <a
                    className="rule-id"
                    href={`#${item.id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onRule(item.id);
                    }}
                  >
                    {item.id}
                  </a>
                  {item.ruling && (
                    <span className="ruling" title={t('rulingHint')}>
                      {t('ruling')}
                    </span>
                  )}
                </dt>
                <dd>{marked(item[language], sought)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {found.glossary.length > 0 && (
        <section className="chapter" aria-labelledby="chapter-glossary">
          <Heading id="chapter-glossary">{t('glossary')}</Heading>
          <dl>
            {found.glossary.map((entry) => (
              <div key={entry.en} className="rule">
                <dt>{marked(entry[language], sought)}</dt>
                <dd>{marked(language === 'de' ? entry.textDe : entry.textEn, sought)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
