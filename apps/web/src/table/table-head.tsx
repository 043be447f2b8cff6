import type { ReactNode } from 'react';
import { tellHeight } from './kit/tell-height.js';

/** The bar that stays at the upper edge. */
export function TableHead({ children }: { readonly children: ReactNode }) {
  return (
    <header className="table-head" ref={tellHeight}>
      {children}
    </header>
  );
}
