import { memo } from 'react';

export const CombatStage = memo(function CombatStage() {
  return <section data-part="combat" />;
});
