import {
  type Ability,
  abilityRules,
  type BasicColor,
  type BlockPart,
  cityRules,
  enemyDesign,
  enemyIds,
  type FighterFacts,
  ledger,
  type Resistance,
  resistanceRules,
  type StrikePart,
} from '@heldentisch/mage-knight';
import { Fragment, memo, type ReactNode } from 'react';
import { EnemyPicture, type EnemyPictureId } from '../../art/cards/index.js';
import { AbilitySign, AttackSign, type ElementName, Icon, ResistanceSign } from '../../art/icons/index.js';
import { type Subject, useTable } from '../../model/table.js';
import styles from './EnemyText.module.css';
import { partName } from './Points.js';
import { blockOf, damageOf, nameOfFighter, type Scene, sceneOf, strikeAt } from './scene.js';
import { heroOutlook } from './Takers.js';
import { type CombatWords, useCombatWords } from './words.js';

type Language = CombatWords['language'];

const rulesById = new Map(ledger.rules.map((rule) => [rule.id, rule]));
const ruleText = (language: Language, id: string): string => rulesById.get(id)?.[language] ?? '';

/** The numbers of rules, small at the end. */
const Rules = ({ ids }: { readonly ids: readonly string[] }) => (
  <small className={styles.rules}>{ids.join(', ')}</small>
);

interface LineProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
  readonly rules: readonly string[];
}

const Line = ({ picture, name, children, rules }: LineProps) => (
  <>
    <dt>
      <Icon>{picture}</Icon> {name}
    </dt>
    <dd>
      {children} <Rules ids={rules} />
    </dd>
  </>
);

function Traits({
  abilities,
  resistances,
}: {
  readonly abilities: readonly (Ability | 'summon')[];
  readonly resistances: readonly Resistance[];
}) {
  const { text } = useCombatWords();
  return (
    <dl className={styles.traits}>
      {resistances.map((one) => (
        <Line
          key={one}
          picture={<ResistanceSign resistance={one} />}
          name={text(`resistance.${one}`)}
          rules={[resistanceRules[one]]}
        >
          {text(`resistance.${one}.text`)}
        </Line>
      ))}
      {abilities.map((ability) => (
        <Line
          key={ability}
          picture={<AbilitySign ability={ability} />}
          name={text(`ability.${ability}`)}
          rules={abilityRules[ability]}
        >
          {text(`ability.${ability}.text`)}
        </Line>
      ))}
    </dl>
  );
}

const Head = ({
  enemy,
  name,
  children,
}: {
  readonly enemy: string;
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <header className={styles.head}>
    <span className={styles.portrait}>
      <EnemyPicture id={enemy as EnemyPictureId} />
    </span>
    <div>
      <h2>{name}</h2>
      {children}
    </div>
  </header>
);

const Attack = ({ value, element }: { readonly value: number; readonly element: string }) => (
  <b>
    <Icon>
      <AttackSign kind="melee" element={element as ElementName} />
    </Icon>{' '}
    {value}
  </b>
);

/** What an enemy of the fight is and does as things are now. */
function FighterText({ scene, fighter }: { readonly scene: Scene; readonly fighter: FighterFacts }) {
  const words = useCombatWords();
  const { tell, text, language } = words;
  const { facts, combat } = scene;
  const all = [...new Set([...fighter.abilities, ...fighter.attacks.flatMap(({ abilities }) => abilities)])];
  const summons = fighter.attacks.some((attack) => attack.summons !== null);
  const city = fighter.role === 'defender' ? facts.city : null;
  return (
    <article className={styles.text} data-part="close-up">
      <Head enemy={fighter.enemy} name={nameOfFighter(language, scene, fighter.slot)}>
        <p>
          {tell('armor', { count: fighter.armor })}
          {fighter.armor !== fighter.printedArmor && ` (${tell('armorPrinted', { count: fighter.printedArmor })})`} ·{' '}
          {tell('fame', { count: fighter.fame })}
        </p>
        {fighter.armorIfBlocked !== null && <p>{tell('armorIfBlocked', { count: fighter.armorIfBlocked })}</p>}
        {facts.kind === 'assault' && fighter.role !== 'summoned' && (
          <p>{tell(fighter.isDecisive ? 'decisiveLong' : 'notNeededLong')}</p>
        )}
        {fighter.role === 'summoned' && <p>{tell('summonedLong')}</p>}
      </Head>
      <ul className={styles.attacks}>
        {fighter.attacks.map((attack) => (
          <li key={attack.name}>
            {attack.summons !== null ? (
              tell('summons', { pile: text(`pile.${attack.summons}`) })
            ) : (
              <>
                <Attack value={attack.value} element={attack.element} />{' '}
                {tell('blockNeeded', { count: attack.blockNeeded })}, {tell('damage', { count: attack.damage })}
                {attack.fate === 'open' && combat.dealing < 0 && (
                  <small>
                    {tell('unblocked', { outlook: heroOutlook(words, damageOf(scene, attack.number).hero) })}
                  </small>
                )}
                {attack.fate === 'open' && attack.goodBlocks.length < 4 && (
                  <small>
                    {tell('blockBy', { list: attack.goodBlocks.map((one) => text(`element.${one}`)).join(', ') })}
                  </small>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {fighter.fortification > 0 && (
        <p>
          {tell(fighter.fortification > 1 ? 'fort.2' : 'fort.1')} (
          {fighter.fortifiedBy.map((why) => tell(`fortBy.${why}`)).join(', ')}){' '}
          <Rules ids={[fighter.fortification > 1 ? 'MK-RNG-04' : 'MK-RNG-03']} />
        </p>
      )}
      {city !== null && (
        <p>
          {text(`city.${city}`)}: {tell(`city.${city as BasicColor}`)} <Rules ids={[cityRules[city as BasicColor]]} />
        </p>
      )}
      <Traits abilities={summons ? [...all, 'summon'] : all} resistances={fighter.resistances} />
    </article>
  );
}

/** An enemy as its token is printed. */
function EnemyCard({ id }: { readonly id: string }) {
  const { tell, text } = useCombatWords();
  const card = enemyDesign(enemyIds.indexOf(id as (typeof enemyIds)[number]));
  const summons = card.attacks.some((attack) => 'summon' in attack);
  return (
    <article className={styles.text} data-part="close-up">
      <Head enemy={id} name={text(`enemy.${id}`)}>
        <p>
          {tell('armor', { count: card.elusiveArmor ?? card.armor })} · {tell('fame', { count: card.fame })}
        </p>
        {card.elusiveArmor !== undefined && <p>{tell('armorIfBlocked', { count: card.armor })}</p>}
      </Head>
      <ul className={styles.attacks}>
        {card.attacks.map((attack, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: attacks of an enemy keep their order
          <li key={i}>
            {'summon' in attack ? (
              tell('summons', { pile: text(`pile.${attack.summon}`) })
            ) : (
              <>
                <Attack value={attack[0]} element={attack[1]} />{' '}
                {attack[1] !== 'physical' && text(`element.${attack[1]}`)}
              </>
            )}
          </li>
        ))}
      </ul>
      <Traits
        abilities={[...(card.abilities ?? []), ...(summons ? (['summon'] as const) : [])]}
        resistances={card.resistances ?? []}
      />
    </article>
  );
}

/** Who may be under a token that lies face down. */
function PileText({ pile }: { readonly pile: string }) {
  const { tell, text } = useCombatWords();
  const designs = enemyIds.filter((_, number) => enemyDesign(number).pile === pile);
  return (
    <article className={styles.text} data-part="close-up">
      <h2>{text(`pile.${pile}`)}</h2>
      <p>{tell('inPile')}</p>
      <table className={styles.pile}>
        <tbody>
          {designs.map((id) => {
            const card = enemyDesign(enemyIds.indexOf(id));
            return (
              <tr key={id}>
                <th scope="row">{text(`enemy.${id}`)}</th>
                <td>{tell('armor', { count: card.elusiveArmor ?? card.armor })}</td>
                <td>
                  {card.attacks.map((attack, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: attacks of an enemy keep their order
                    <Fragment key={i}>
                      {'summon' in attack ? (
                        <Icon>
                          <AbilitySign ability="summon" />
                        </Icon>
                      ) : (
                        <Attack value={attack[0]} element={attack[1]} />
                      )}{' '}
                    </Fragment>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </article>
  );
}

/** The part of the points that a chip of the stage stands for, against what it is looked at. */
function partOf(scene: Scene, id: string): StrikePart | BlockPart | undefined {
  const [thing = '', against = ''] = id.split('@');
  const [way, number] = against.split(':');
  const { parts } = way === 'strike' ? strikeAt(scene, Number(number)) : blockOf(scene, Number(number));
  return [...parts].find(({ kind, element }) => thing === `points:${kind}-${element}`);
}

/** Points of one kind: how much they count, and why not in full. */
function PointsText({ scene, id }: { readonly scene: Scene; readonly id: string }) {
  const words = useCombatWords();
  const { tell, language } = words;
  const part = partOf(scene, id);
  if (part === undefined) return null;
  const list = part.because.map((slot) => nameOfFighter(language, scene, slot)).join(', ');
  return (
    <article className={styles.text} data-part="close-up">
      <h2>{partName(words, part)}</h2>
      <p>
        <b>{tell(`weight.${part.weight}`)}</b>
        {list !== '' && ` ${tell('because', { list })}`}
      </p>
      {part.rule !== null && (
        <p>
          {ruleText(language, part.rule)} <Rules ids={[part.rule]} />
        </p>
      )}
    </article>
  );
}

/** An enemy, and what its abilities mean. */
export const EnemyText = memo(function EnemyText({ subject }: { readonly subject: Subject }) {
  const view = useTable((model) => model.view);
  const scene = sceneOf(view);
  const { kind, id } = subject;
  if (kind === 'enemy') return <EnemyCard id={id} />;
  if (kind === 'pile') return <PileText pile={id} />;
  if (kind === 'fighter') {
    const fighter = scene?.facts.fighters[Number(id) - 1];
    return scene === null || fighter === undefined ? null : <FighterText scene={scene} fighter={fighter} />;
  }
  if (id.startsWith('points:')) return scene === null ? null : <PointsText scene={scene} id={id} />;
  return (
    <article className={styles.text} data-part="close-up">
      <Traits abilities={[id as Ability]} resistances={[]} />
    </article>
  );
});
