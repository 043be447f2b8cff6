import { memo } from 'react';

export const Source = memo(function Source() {
  return <section data-part="source" />;
});
