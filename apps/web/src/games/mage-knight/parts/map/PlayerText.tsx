import {
  armorOf,
  colors,
  commandTokens,
  handLimit,
  heroIds,
  isIn,
  levelRows,
  nameOfThing,
  reputationInfluence,
  siteAt,
  tacticIds,
} from '@heldentisch/mage-knight';
import { memo } from 'react';
import { signed } from '../../../../table/kit/numbers.js';
import { HeroPortrait } from '../../art/cards/index.js';
import { CrystalSign, Icon } from '../../art/icons/index.js';
import { siteName } from '../../model/labels.js';
import { useTable, useWords } from '../../model/table.js';
import styles from './PlaceText.module.css';

const Crystals = ({ crystals }: { readonly crystals: readonly number[] }) => {
  const { text } = useWords();
  const all = crystals.flatMap((count, color) => Array.from({ length: count }, (_, i) => ({ color, i })));
  return all.map(({ color, i }) => {
    const id = colors[color] as (typeof colors)[number];
    return (
      <Icon key={`${id} ${i}`} title={text(`color.${id}`)}>
        <CrystalSign color={id} />
      </Icon>
    );
  });
};

const namesOf = (things: readonly number[]): string[] => things.map((thing) => nameOfThing[thing] ?? '');

/** A player: hero, tracks, cards, units, skills, as far as everybody may know. */
export const PlayerText = memo(function PlayerText({ seat }: { readonly seat: number }) {
  const { language, say, name, text, seatName } = useWords();
  const view = useTable((model) => model.view);
  const player = view.players[seat];
  if (player === undefined) return null;
  const hero = heroIds[player.hero];
  const tactic = tacticIds[player.tactic];
  const next = levelRows.find(({ level }) => level === player.level + 1);
  const owned = view.sites.filter(({ shields, space }) => shields.includes(seat) && siteAt(view, space) !== undefined);
  const lines: (readonly [string, string])[] = [
    [say('fame'), next === undefined ? `${player.fame}` : say('fameNext', { fame: player.fame, next: next.from })],
    [say('level'), String(player.level)],
    [
      say('reputation'),
      player.reputation === -7
        ? say('reputationShunned')
        : say('reputationWorth', {
            reputation: signed(player.reputation),
            influence: signed(reputationInfluence(player)),
          }),
    ],
    [say('armor'), String(armorOf(player))],
    [say('hand'), say('handLimitOf', { count: player.hand.length, limit: handLimit(view, seat) })],
    [say('deck'), say('deckAndDiscard', { deck: player.deck.length, discard: player.discard.length })],
    [say('command'), say('commandOf', { count: player.units.length, most: commandTokens(player) })],
    ...(player.units.length === 0
      ? []
      : [
          [
            say('units'),
            namesOf(player.units)
              .map((id) => name('unit', id))
              .join(', '),
          ] as const,
        ]),
    ...(player.skills.length === 0
      ? []
      : [
          [
            say('skills'),
            namesOf(player.skills)
              .map((id) => name('skill', id))
              .join(', '),
          ] as const,
        ]),
    ...(owned.length === 0
      ? []
      : [[say('conquests'), owned.map(({ space }) => siteName(language, view, space)).join(', ')] as const]),
  ];
  return (
    <>
      <div className={styles.head} data-seat={seat}>
        {hero !== undefined && (
          <span className={styles.portrait}>
            <HeroPortrait id={hero} />
          </span>
        )}
        <div>
          <h2>{hero === undefined ? seatName(seat) : name('hero', hero)}</h2>
          <p>{isIn(view, seat) ? seatName(seat) : `${seatName(seat)}, ${say('out')}`}</p>
        </div>
      </div>
      <dl className={styles.lines}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {player.crystals.some((count) => count > 0) && (
          <div>
            <dt>{say('crystals')}</dt>
            <dd>
              <Crystals crystals={player.crystals} />
            </dd>
          </div>
        )}
      </dl>
      {tactic !== undefined && (
        <p>
          <b>{name('tactic', tactic)}.</b> {text(`tactic.${tactic}.text`)}
        </p>
      )}
    </>
  );
});

/** The dummy player: how much time it leaves, and what makes it faster. */
export const DummyText = memo(function DummyText() {
  const { say, name } = useWords();
  const { hero, tactic, deck, discard, crystals } = useTable(({ view: { dummy } }) => ({
    hero: heroIds[dummy.hero],
    tactic: tacticIds[dummy.tactic],
    deck: dummy.deck.length,
    discard: dummy.discard.length,
    crystals: dummy.crystals.join(' '),
  }));
  return (
    <>
      <div className={styles.head}>
        {hero !== undefined && (
          <span className={styles.portrait}>
            <HeroPortrait id={hero} />
          </span>
        )}
        <div>
          <h2>{say('dummy')}</h2>
          {hero !== undefined && <p>{name('hero', hero)}</p>}
        </div>
      </div>
      <p>{say('dummyRules')}</p>
      <dl className={styles.lines}>
        <div>
          <dt>{say('deck')}</dt>
          <dd>{say('deckAndDiscard', { deck, discard })}</dd>
        </div>
        <div>
          <dt>{say('crystals')}</dt>
          <dd>
            <Crystals crystals={crystals.split(' ').map(Number)} />
          </dd>
        </div>
        {tactic !== undefined && (
          <div>
            <dt>{say('tactic')}</dt>
            <dd>{name('tactic', tactic)}</dd>
          </div>
        )}
      </dl>
    </>
  );
});
