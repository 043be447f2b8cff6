import { memo } from 'react';

export const LevelUp = memo(function LevelUp() {
  return <section data-part="learn" />;
});
