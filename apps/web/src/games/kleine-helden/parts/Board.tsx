import { describeEvent } from '@heldentisch/engine';
import { beingNames, type CardId, cardIdOf, type HeldenState, kleineHelden } from '@heldentisch/kleine-helden';
import { useTable } from '../model/table-model.js';
import { CloseUp } from './CloseUp.js';
import { StagePanel } from './StagePanel.js';

function News() {
  const { recent, language, say } = useTable();
  if (recent.length === 0) return null;
  return (
    <div className="kh-news">
      <h2>{say('recentNews')}</h2>
      <ol>
        {recent
          .map((event, i) => ({ key: recent.length - i, text: describeEvent(kleineHelden, language, event) }))
          .reverse()
          .map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
      </ol>
    </div>
  );
}

/** The event that was played or the NPC that was called, as long as others may answer. */
function playedCard(view: HeldenState): CardId | null {
  const frame = view.frames.findLast(({ step }) => step === 'played' || step === 'call');
  if (frame?.step === 'played') return cardIdOf(frame.card);
  return frame?.step === 'call' ? ((beingNames[frame.npc] as CardId | undefined) ?? null) : null;
}

/** Beside the groups: the clash, and the card one points at or what happened last. */
export function Board() {
  const { stage, inspected, view, say } = useTable();
  const played = playedCard(view);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled with the keys
    <aside className="kh-board" aria-label={say('board')} tabIndex={0}>
      {played !== null && (
        <section className="kh-taking-effect">
          <h2>{say('pickedUp')}</h2>
          <CloseUp subject={{ card: played }} />
        </section>
      )}
      {stage !== null && <StagePanel key={stage.bout.key} stage={stage} />}
      <div className="kh-reading">{inspected === null ? <News /> : <CloseUp subject={inspected} />}</div>
    </aside>
  );
}
