import { useEffect, useId } from 'react';

const unsent = new Set<string>();

/** Notes that somebody has written something which would be lost with the page. */
export function useUnsent(isUnsent: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsent) return;
    unsent.add(id);
    return () => void unsent.delete(id);
  }, [id, isUnsent]);
}

export const hasUnsent = (): boolean => unsent.size > 0;
