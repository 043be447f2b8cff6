import { useState } from 'react';
import { seatName, useTable } from '../model/table-model.js';
import { CardArt, Icon } from './Art.js';

/** How the game ended, large over the field. */
export function Ending() {
  const model = useTable();
  const { view, below, isOwn, facts, say, text } = model;
  const [isHidden, setIsHidden] = useState(false);
  if (view.frames.length > 0 || isHidden) return null;
  const winner = view.conceded >= 0 ? 1 - view.conceded : view.winner;
  const isDraw = winner !== 0 && winner !== 1;
  const leader = isDraw ? null : (facts[winner * 9 + 4]?.card ?? null);
  const result = isDraw ? 'drawn' : winner === below ? 'youWon' : 'youLost';
  const title = isOwn || isDraw ? say(result) : say('won', { seat: seatName(model, winner) });
  const reason = view.conceded >= 0 ? 'outcome.conceded' : view.ending;
  return (
    <section className="pt-ending" data-result={isOwn ? result : 'drawn'} role="status">
      {leader !== null && <CardArt card={leader} isLeader seat={winner} />}
      <h2>
        <Icon name="crown" /> {title}
      </h2>
      {isOwn && !isDraw && <p>{say('won', { seat: seatName(model, winner) })}</p>}
      {reason !== '' && <p>{text(reason)}</p>}
      <button type="button" className="pt-button pt-quiet" onClick={() => setIsHidden(true)}>
        {say('seeBoard')}
      </button>
    </section>
  );
}
