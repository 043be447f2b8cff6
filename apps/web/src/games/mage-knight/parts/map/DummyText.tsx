import { colors, heroIds, tacticIds } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { HeroPortrait } from '../../art/cards/index.js';
import { CrystalSign, Icon } from '../../art/icons/index.js';
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
