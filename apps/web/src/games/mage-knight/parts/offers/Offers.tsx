import { memo } from 'react';

export const Offers = memo(function Offers() {
  return <section data-part="offers" />;
});
