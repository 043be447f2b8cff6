import { memo } from 'react';
import {
  CardPicture,
  type CardPictureId,
  type FrameId,
  SkillEmblem,
  type SkillPictureId,
  TacticPicture,
  type TacticPictureId,
  UnitPicture,
  type UnitPictureId,
} from '../../art/cards/index.js';

/** The picture of a card, unit, tactic or skill, by its name. It fills the box that the style sheet gives it. */
export const Picture = memo(function Picture({
  kind,
  id,
}: {
  readonly kind: 'card' | 'unit' | 'tactic' | 'skill';
  readonly id: string;
}) {
  switch (kind) {
    case 'unit':
      return <UnitPicture id={id as UnitPictureId} />;
    case 'tactic':
      return <TacticPicture id={id as TacticPictureId} />;
    case 'skill':
      return <SkillEmblem id={id as SkillPictureId} />;
    default:
      return <CardPicture id={id as CardPictureId} />;
  }
});

interface Framed {
  readonly kind: string;
  readonly colors: readonly string[];
}

/** The painted frame of a deed card. */
export function frameOf({ kind, colors }: Framed): FrameId {
  if (kind === 'artifact' || kind === 'wound') return kind;
  return `${kind === 'spell' ? 'spell' : 'action'}-${colors.join('-')}` as FrameId;
}
