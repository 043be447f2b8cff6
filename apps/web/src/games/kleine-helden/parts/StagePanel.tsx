import { type CardId, cardIds, meansList } from '@heldentisch/kleine-helden';
import { useState } from 'react';
import type { Bout } from '../model/bout.js';
import { cardName, decimal, percent, signed } from '../model/labels.js';
import { useTable } from '../model/table-model.js';
import type { Stage } from '../model/use-stage.js';
import { type ArtId, CardEmblem } from './pictures.js';
import { Parts, StageSide } from './StageSide.js';

const isCard = (name: string): name is CardId => (cardIds as readonly string[]).includes(name);

function Portrait({ name }: { readonly name: string }) {
  const { language, text } = useTable();
  return (
    <figure className="kh-portrait">
      {isCard(name) && <CardEmblem id={name as ArtId} />}
      <figcaption>{isCard(name) ? cardName(language, name) : text(`aim.${name}`)}</figcaption>
    </figure>
  );
}

/** With what: the card in the middle between the two. */
function Means({ bout }: { readonly bout: Bout }) {
  const { text, language } = useTable();
  const card =
    bout.kind === 'cast' ? bout.means : cardIds[meansList.find(({ name }) => name === bout.means)?.card ?? -1];
  return (
    <figure className="kh-portrait kh-with">
      {card !== undefined && <CardEmblem id={card as ArtId} />}
      <span className="kh-arrow" aria-hidden="true">
        ➝
      </span>
      <figcaption>{bout.kind === 'cast' ? cardName(language, bout.means) : text(`means.${bout.means}`)}</figcaption>
    </figure>
  );
}

/** Where each part of the result stands in the row of steps. */
function stepsIn(bout: Bout) {
  const attack = bout.attackRolls.length;
  const defence = attack + 1 + bout.defenceRolls.length;
  return {
    attackTotal: attack,
    defenceDice: attack + 1,
    defenceTotal: defence,
    verdict: defence + 1,
    loss: defence + 2,
  };
}

function Sides({ stage }: { readonly stage: Stage }) {
  const { say, text } = useTable();
  const { bout, reckoned, shown } = stage;
  const { combat, cast } = reckoned;
  const at = stepsIn(bout);
  const isOpen = bout.result === 'open';
  // Somebody else defended, or in another way than had seemed best.
  const isOther = bout.protector !== null || combat?.defenceMeans !== bout.defence;
  const isGuessed = !isOpen && combat?.isGuess === true && isOther;
  const defends = (): string => {
    if (bout.defence !== null) return text(`means.${bout.defence}`);
    if (bout.isUndefended || (combat !== null && combat.defence === null)) return say('noDefence');
    if (combat?.isGuess && combat.defenceMeans !== null)
      return say('likely', { means: text(`means.${combat.defenceMeans}`) });
    return bout.defenceTotal !== null || combat?.defenceMeans === null ? say('fixedDefence') : '';
  };
  return (
    <div className="kh-sides">
      <StageSide
        title={say('attackSide')}
        note={bout.kind === 'cast' ? cardNameOf(bout.attacker, text) : text(`means.${bout.means}`)}
        value={combat?.attack ?? cast?.value ?? null}
        rolls={bout.attackRolls}
        shownDice={isOpen ? -1 : shown}
        total={isOpen ? null : bout.attackTotal}
        hasCards={bout.cards.length > 0}
        isTotalShown={!isOpen && shown > at.attackTotal}
      />
      {bout.kind === 'cast' ? (
        <div className="kh-side">
          <h3>{say('targetNumber')}</h3>
          <p className="kh-sum" data-final>
            <b>{cast?.target ?? '?'}</b>
          </p>
        </div>
      ) : (
        <StageSide
          title={say('defenceSide')}
          note={defends()}
          value={isGuessed ? null : (combat?.defence ?? null)}
          rolls={bout.defenceRolls}
          shownDice={isOpen ? -1 : shown - at.defenceDice}
          total={isOpen ? null : bout.defenceTotal}
          hasCards={bout.cards.length > 0}
          isTotalShown={!isOpen && shown > at.defenceTotal}
        />
      )}
    </div>
  );
}

const cardNameOf = (name: string, text: (key: string) => string): string => text(`card.${name}`);

/** Damage, sixes, armour: what a hit does or would do. */
function Damage({ stage }: { readonly stage: Stage }) {
  const { say } = useTable();
  const { bout, reckoned } = stage;
  const { combat } = reckoned;
  const isDecided = bout.result !== 'open' && stage.shown > stepsIn(bout).verdict;
  if (combat === null || (isDecided && bout.result !== 'hit')) return null;
  const sixesOf = (rolls: Bout['attackRolls']): number =>
    rolls.filter(({ face, isDropped }) => face === 6 && !isDropped).length;
  const sixes = sixesOf(bout.attackRolls) * combat.damagePerSix - sixesOf(bout.defenceRolls);
  return (
    <div className="kh-damage">
      <div>
        <h3>
          {say('damage')} <b>{combat.damage.total}</b>
        </h3>
        <Parts value={combat.damage} />
      </div>
      <div>
        <h3>
          {say('armour')} <b>{combat.armour.total}</b>
        </h3>
        <Parts value={combat.armour} />
      </div>
      {isDecided && sixes !== 0 && (
        <p>
          {say('sixes')} <b>{signed(sixes)}</b>
        </p>
      )}
    </div>
  );
}

function Verdict({ stage }: { readonly stage: Stage }) {
  const { bout, shown } = stage;
  const { language, say } = useTable();
  const at = stepsIn(bout);
  if (bout.result === 'open' || shown <= at.verdict) return null;
  const lost = bout.losses.map(({ being, number }) =>
    say('lostLife', { being: cardName(language, being), count: number }),
  );
  const dead = bout.dead.map((being) => say('dies', { being: cardName(language, being) }));
  const isDry = bout.result === 'hit' && !bout.losses.some(({ being }) => being === bout.defender);
  return (
    <div className="kh-verdict" data-result={bout.result}>
      <strong>{say(bout.result)}</strong>
      {shown > at.loss && (
        <p>
          {[
            ...(isDry ? [say('lostNothing', { being: cardName(language, bout.defender) })] : []),
            ...lost,
            ...dead,
          ].join(' · ')}
        </p>
      )}
    </div>
  );
}

function Outlook({ stage }: { readonly stage: Stage }) {
  const { language, say } = useTable();
  const { combat, cast } = stage.reckoned;
  if (stage.bout.result !== 'open') return null;
  if (cast !== null) return <p className="kh-outlook">{say('ifNothingMoreCast', { chance: percent(cast.chance) })}</p>;
  if (combat === null) return null;
  const params = { chance: percent(combat.hitChance), damage: decimal(language, combat.expectedLoss) };
  return <p className="kh-outlook">{say('ifNothingMore', params)}</p>;
}

/** The attack or casting, step by step: who with what against whom, both sides' values, the dice, the result. */
export function StagePanel({ stage }: { readonly stage: Stage }) {
  const { language, say } = useTable();
  const { bout, isComplete } = stage;
  const isOld = bout.isPast && isComplete;
  const title = bout.kind === 'cast' ? (isOld ? 'lastCasting' : 'casting') : isOld ? 'lastCombat' : 'combat';
  const [isPutAway, setPutAway] = useState(false);
  const hasTarget = bout.target !== 'nothing';
  return (
    <section
      className="kh-stage"
      aria-label={say(title)}
      data-old={isOld || undefined}
      data-gone={!stage.isFresh || isPutAway || undefined}
      data-result={isComplete ? bout.result : 'open'}
    >
      <h2>{say(title)}</h2>
      {isComplete && (
        <button type="button" className="kh-dismiss" aria-label={say('dismiss')} onClick={() => setPutAway(true)}>
          ✕
        </button>
      )}
      <div className="kh-fighters">
        <Portrait name={bout.attacker} />
        <Means bout={bout} />
        {hasTarget && <Portrait name={bout.defender} />}
      </div>
      {bout.protector === null && bout.helpers.length > 0 && bout.result === 'open' && (
        <p className="kh-protects">
          {say('offered', { list: bout.helpers.map((being) => cardName(language, being)).join(', ') })}
        </p>
      )}
      {bout.protector !== null && (
        <p className="kh-protects">
          {say('protects', { being: cardName(language, bout.protector), target: cardName(language, bout.target) })}
        </p>
      )}
      {bout.cards.length > 0 && (
        <ul className="kh-played" aria-label={say('cardsPlayed')}>
          {bout.cards.map(({ card, being }) => (
            <li key={card} title={being === null ? undefined : cardName(language, being)}>
              {isCard(card) && <CardEmblem id={card as ArtId} />}
              {cardName(language, card)}
            </li>
          ))}
        </ul>
      )}
      <Sides stage={stage} />
      <Damage stage={stage} />
      <Verdict stage={stage} />
      <Outlook stage={stage} />
    </section>
  );
}
