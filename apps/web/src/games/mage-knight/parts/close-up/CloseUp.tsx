import type { Subject } from '../../model/table.js';
import { PlayerText } from '../board/PlayerText.js';
import { EnemyText } from '../combat/EnemyText.js';
import { isPlaceSubject, PlaceText } from '../map/PlaceText.js';
import { CardText } from './CardText.js';
import { HeroText, ManaOfColor, SkillText, TacticText } from './OtherTexts.js';
import { OwnUnitText, UnitText } from './UnitText.js';

const ofEnemies: ReadonlySet<string> = new Set(['enemy', 'fighter', 'pile', 'ability']);

/** Something to be read closely. */
export function CloseUp({ subject }: { readonly subject: Subject }) {
  const { kind, id } = subject;
  switch (kind) {
    case 'card':
      return <CardText card={id} />;
    case 'ownCard':
      return <CardText card={id} isOwn />;
    case 'unit':
      return <UnitText id={id} />;
    case 'ownUnit':
      return <OwnUnitText slot={Number(id)} />;
    case 'skill':
      return <SkillText id={id} />;
    case 'tactic':
      return <TacticText id={id} />;
    case 'mana':
      return <ManaOfColor color={id} />;
    case 'hero':
      return <HeroText id={id} />;
    case 'player':
      return <PlayerText seat={Number(id)} />;
    default:
      if (ofEnemies.has(kind)) return <EnemyText subject={subject} />;
      return isPlaceSubject(subject) ? <PlaceText subject={subject} /> : null;
  }
}
