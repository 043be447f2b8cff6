import { heroIds, type MageKnightState, type Score, scoreSheets } from '@heldentisch/mage-knight';
import type { EndingProps } from '../../../../table/game-table.js';
import { signed } from '../../../../table/kit/numbers.js';
import { useText } from '../../../../text/index.js';
import { HeroPortrait } from '../../art/cards/index.js';
import { nameOf } from '../../model/labels.js';
import { word } from '../../model/words.js';
import styles from './Ending.module.css';

/** Somebody gave up: then nothing is counted. */
const uncounted = new Set(['outcome.left', 'outcome.gaveUp']);

/** Lines in which anybody has scored. */
const linesOf = (sheets: readonly (readonly Score[])[]): Score['name'][] =>
  (sheets[0] ?? []).map(({ name }) => name).filter((name) => sheets.some((sheet) => pointsFor(sheet, name) !== 0));

const pointsFor = (sheet: readonly Score[], name: Score['name']): number =>
  sheet.find((line) => line.name === name)?.points ?? 0;

function Sheet({ view }: { readonly view: MageKnightState }) {
  const { language } = useText();
  const sheets = scoreSheets(view);
  return (
    <table className={styles.sheet}>
      <tbody>
        {linesOf(sheets).map((name) => (
          <tr key={name}>
            <th scope="row">{word(language, `score.${name}`)}</th>
            {sheets.map((sheet, seat) => {
              const line = sheet.find((one) => one.name === name);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
                <td key={seat} data-title={(line?.title ?? 0) !== 0 || undefined}>
                  {name === 'fame' ? pointsFor(sheet, name) : signed(pointsFor(sheet, name))}
                  {line !== undefined && line.title !== 0 && (
                    <small>{word(language, line.title > 0 ? 'score.best' : 'score.worst')}</small>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{word(language, 'score.total')}</th>
          {view.points.map((points, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
            <td key={seat}>{points}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The heroes at the end of the game, and what their deeds are worth. */
export function Ending({ view, outcome }: EndingProps) {
  const { language } = useText();
  const state = view as unknown as MageKnightState;
  const isAnyWinner = outcome.scores.some((score) => score > 0);
  return (
    <div className={styles.ending}>
      <div className={styles.heroes}>
        {state.players.map(({ hero }, seat) => {
          const id = heroIds[hero];
          return (
            id !== undefined && (
              <figure key={id} data-seat={seat} data-lost={(isAnyWinner && outcome.scores[seat] === 0) || undefined}>
                <HeroPortrait id={id} />
                <figcaption>{nameOf(language, 'hero', id)}</figcaption>
              </figure>
            )
          );
        })}
      </div>
      {!uncounted.has(state.ending) && <Sheet view={state} />}
    </div>
  );
}
