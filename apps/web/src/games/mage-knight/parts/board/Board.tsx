import { memo } from 'react';

export const Board = memo(function Board() {
  return <section data-part="board" />;
});
