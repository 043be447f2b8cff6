import { describeEvent } from '@heldentisch/engine';
import { pixelTactics } from '@heldentisch/pixel-tactics';
import { useTable } from '../model/table-model.js';

/** The last events, the newest first, where no card is being read. */
export function NewsList() {
  const { recent, language, say } = useTable();
  return (
    <div className="pt-news">
      <h2>{say('recentNews')}</h2>
      <ol>
        {recent
          .map((event, i) => ({ key: recent.length - i, text: describeEvent(pixelTactics, language, event) }))
          .reverse()
          .map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
      </ol>
      <p className="pt-hint">{say('inspectHint')}</p>
    </div>
  );
}

/** On a small screen: the last events in one line. */
export function NewsLine() {
  const { recent, language } = useTable();
  const texts = recent.slice(-2).map((event) => describeEvent(pixelTactics, language, event));
  return <p className="pt-news-line">{texts.reverse().join(' · ')}</p>;
}
