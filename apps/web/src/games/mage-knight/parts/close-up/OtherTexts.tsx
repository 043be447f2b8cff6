import { heroCards, skillCards, sourceDice, tacticCards } from '@heldentisch/mage-knight';
import { type HeroPictureId, HeroPortrait } from '../../art/cards/index.js';
import { CrystalSign, Icon, type ManaColor, ManaDieSign } from '../../art/icons/index.js';
import { useTable } from '../../model/table.js';
import { ManaCount, ownMana } from '../board/ManaRow.js';
import { Picture } from '../cards/pictures.js';
import { useCardWords } from '../cards/words.js';
import styles from './CloseUp.module.css';
import { Frame, RuleLinks } from './Frame.js';

const skillRules: Readonly<Record<string, readonly string[]>> = {
  turn: ['MK-SKL-07'],
  round: ['MK-SKL-03'],
  interactive: ['MK-SKL-05', 'MK-SKL-06'],
  passive: ['MK-SKL-01'],
};

/** A skill, to be read. */
export function SkillText({ id }: { readonly id: string }) {
  const { name, tell, text } = useCardWords();
  const use = skillCards.find((card) => card.id === id)?.use ?? 'turn';
  return (
    <Frame
      shape="round"
      picture={<Picture kind="skill" id={id} />}
      title={name('skill', id)}
      about={`${tell('kind.skill')} · ${tell(`use.${use}`)}`}
    >
      <p>{text(`skill.${id}.text`)}</p>
      <RuleLinks rules={skillRules[use] ?? []} />
    </Frame>
  );
}

/** A tactic, to be read. */
export function TacticText({ id }: { readonly id: string }) {
  const { name, tell, text } = useCardWords();
  const { isNight = false, number = 0 } = tacticCards.find((card) => card.id === id) ?? {};
  return (
    <Frame
      picture={<Picture kind="tactic" id={id} />}
      title={name('tactic', id)}
      about={tell(isNight ? 'tacticNight' : 'tacticDay', { number })}
    >
      <p>{text(`tactic.${id}.text`)}</p>
      <RuleLinks rules={['MK-TAC-04', 'MK-TAC-05']} />
    </Frame>
  );
}

/** Mana of a colour: what it is good for now, and how much of it there is. */
export function ManaOfColor({ color }: { readonly color: string }) {
  const { tell, text } = useCardWords();
  const { view, below } = useTable(({ view, below }) => ({ view, below }));
  const own = ownMana(view, below).filter(([mana]) => mana.endsWith(`-${color}`));
  const dice = sourceDice(view).filter((die) => die.color === color);
  const isBasic = color !== 'gold' && color !== 'black';
  const words = color === 'gold' ? 'goldText' : color === 'black' ? 'blackText' : 'basicText';
  const Sign = isBasic ? CrystalSign : ManaDieSign;
  return (
    <Frame
      shape="round"
      picture={
        <Icon>
          <Sign color={color as ManaColor} />
        </Icon>
      }
      title={`${tell('mana')}: ${text(`color.${color}`)}`}
      about={dice.length === 0 ? '' : tell('dieText')}
    >
      <p>{tell(words)}</p>
      {own.length > 0 && (
        <p className={styles.now}>
          <small>{tell('have')}</small>
          {own.map(([mana, count]) => (
            <span key={mana} className={styles.values}>
              <ManaCount mana={mana} count={count} />
            </span>
          ))}
        </p>
      )}
      <RuleLinks rules={isBasic ? ['MK-MAN-03', 'MK-MAN-04', 'MK-MAN-08'] : ['MK-MAN-06', 'MK-MAN-07', 'MK-MAN-08']} />
    </Frame>
  );
}

/** A hero to choose, to be read: what is special about the deck. */
export function HeroText({ id }: { readonly id: string }) {
  const { name, tell, text } = useCardWords();
  const deck = heroCards.find((card) => card.id === id)?.deck ?? {};
  const own = Object.keys(deck).slice(-2);
  return (
    <Frame
      shape="round"
      picture={<HeroPortrait id={id as HeroPictureId} />}
      title={name('hero', id)}
      about={tell('kind.hero')}
    >
      <p>{text(`hero.${id}.text`)}</p>
      <ul className={styles.list}>
        {own.map((card) => (
          <li key={card}>
            <b>{name('card', card)}</b> {text(`card.${card}.basic`)}
          </li>
        ))}
      </ul>
    </Frame>
  );
}
