import { type BasicColor, setNames, staminaOf } from '@heldentisch/mage-knight';
import { type CSSProperties, memo, useState } from 'react';
import { AbilitySign, DeedSign, Icon } from '../../art/icons/index.js';
import { enemyObject } from '../../model/objects.js';
import { useControl, useTable } from '../../model/table.js';
import styles from './CombatStage.module.css';
import { type Aiming, Enemy } from './Enemy.js';
import { Block, Strike } from './Points.js';
import { aimOf, inOrder, isStrikePhase, nameOfFighter, type Scene, sceneOf, slotsOf, worstOf } from './scene.js';
import { heroOutlook, Takers } from './Takers.js';
import { type CombatWords, useCombatWords } from './words.js';

const phaseNumbers = [0, 1, 2, 3] as const;

function titleOf({ tell, text }: CombatWords, { facts }: Scene): string {
  const site = facts.city !== null ? text(`city.${facts.city}`) : facts.site === null ? '' : text(`site.${facts.site}`);
  return tell(`kind.${facts.kind}`, { site });
}

/** What is special about this fight. */
function Tags({ scene }: { readonly scene: Scene }) {
  const { tell, text } = useCombatWords();
  const { city, isNight, noUnits, isHalfFame, areWallsDown } = scene.facts;
  const { taken, limit, isKnockedOut } = staminaOf(scene.view, scene.combat);
  return (
    <ul className={styles.tags}>
      <li title={tell('knockOutLong', { taken, limit })} data-hurts={isKnockedOut || undefined}>
        <Icon>
          <DeedSign deed="wound" />
        </Icon>
        {isKnockedOut ? tell('isKnockedOut') : tell('stamina', { taken, limit })}
      </li>
      {city !== null && <li title={text(`city.${city}.text`)}>{tell(`city.${city as BasicColor}`)}</li>}
      {isNight && (
        <li>
          <Icon>
            <DeedSign deed="night" />
          </Icon>
          {tell('nightRules')}
        </li>
      )}
      {noUnits && <li title={tell('noUnitsLong')}>{tell('noUnits')}</li>}
      {isHalfFame && <li>{tell('halfFame')}</li>}
      {areWallsDown && (
        <li>
          <Icon>
            <AbilitySign ability="unfortified" />
          </Icon>
          {tell('wallsDown')}
        </li>
      )}
    </ul>
  );
}

/** The four phases, and the one the fight is in. */
function Phases({ phase }: { readonly phase: number }) {
  const { tell } = useCombatWords();
  return (
    <ol className={styles.phases} aria-label={tell('phases')}>
      {phaseNumbers.map((one) => (
        <li key={one} aria-current={one === phase ? 'step' : undefined} data-done={one < phase || undefined}>
          {tell(`phase.${one}`)}
        </li>
      ))}
    </ol>
  );
}

/** What has to be done to win, and what it may cost. */
function Stakes({ scene }: { readonly scene: Scene }) {
  const words = useCombatWords();
  const { tell, language } = words;
  const { facts } = scene;
  const left = facts.fighters.filter(({ isDecisive, isDefeated }) => isDecisive && !isDefeated);
  const list = left.map(({ slot, armor }) => `${nameOfFighter(language, scene, slot)} (${armor})`).join(', ');
  const worst = facts.phase === 3 ? null : worstOf(scene);
  const summons =
    facts.phase < 1 &&
    facts.fighters.some(({ isDefeated, attacks }) => !isDefeated && attacks.some(({ summons: pile }) => pile !== null));
  return (
    <p className={styles.stakes}>
      <span data-goal>{left.length === 0 ? tell('won') : tell('toWin', { list })}</span>
      {worst !== null && (
        <span data-cost={worst.wounds > 0 ? 'hurts' : 'none'}>
          {worst.damage === 0
            ? tell('worstNone')
            : `${tell(facts.phase === 2 ? 'worstLeft' : 'worst', { damage: worst.damage })}: ${heroOutlook(words, worst)}`}
          {summons && ` · ${tell('worstSummons')}`}
        </span>
      )}
    </p>
  );
}

/**
 * Aims at one enemy more or less. Also a set that the points do not reach yet is aimed at; one that they reach is selected
 * at the table too, so that its button stands in the bar.
 */
function useAim(facts: Scene['facts'], aim: number, pick: (set: number) => void): Aiming['toggle'] {
  const { click, cancel, store } = useControl();
  return (slot) => {
    const next = aimOf(facts, aim ^ (1 << slot));
    pick(next);
    cancel();
    const isOffered = store
      .get()
      .offers.some(({ choice }) => choice.type === 'strike' && choice.targets === setNames[next]);
    if (isOffered) for (const target of slotsOf(next)) click(enemyObject(target + 1));
  };
}

const Stage = memo(function Stage({ scene }: { readonly scene: Scene }) {
  const words = useCombatWords();
  const { tell } = words;
  const { facts } = scene;
  const { phase } = facts;
  const prompt = useTable(({ decision }) => decision?.prompt.key ?? '');
  const [picked, pick] = useState(0);
  const [pointed, point] = useState(-1);
  const isAiming = isStrikePhase(phase) && (prompt === 'ranged' || prompt === 'attack');
  const aim = aimOf(facts, picked);
  const groups = inOrder(facts);
  const count = groups.flat().length;
  const toggle = useAim(facts, aim, pick);
  const aiming: Aiming = { aim, isAiming, toggle, point };
  return (
    <section className={styles.stage} aria-label={titleOf(words, scene)} data-part="combat" data-phase={phase}>
      <header className={styles.header}>
        <h2>{titleOf(words, scene)}</h2>
        <Tags scene={scene} />
        <Phases phase={phase} />
        <Stakes scene={scene} />
      </header>
      <ul
        className={styles.field}
        aria-label={tell('enemies')}
        style={{ '--enemies': count } as CSSProperties}
        data-many={count > 3 || undefined}
        data-scrolls
      >
        {groups.map((group) => (
          <li key={group[0]?.slot} className={styles.group} data-count={group.length}>
            {group.map((fighter) => (
              <Enemy key={fighter.slot} {...{ scene, fighter, aiming }} />
            ))}
          </li>
        ))}
      </ul>
      {isStrikePhase(phase) && <Strike scene={scene} aim={aim} />}
      {phase === 1 && <Block scene={scene} pointed={pointed} />}
      {phase === 2 && <Takers scene={scene} pointed={pointed} />}
    </section>
  );
});

/** A combat, phase by phase: who stands there, what they will do, and what the own points come to. */
export const CombatStage = memo(function CombatStage() {
  const view = useTable((model) => model.view);
  const scene = sceneOf(view);
  // There is at most one combat in a turn.
  return scene === null ? null : <Stage key={view.turns} scene={scene} />;
});
