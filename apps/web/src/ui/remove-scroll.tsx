import { Slot } from 'radix-ui';
import { type ReactNode, useLayoutEffect } from 'react';

let locks = 0;

/**
 * Stands in for `react-remove-scroll` inside Radix: the page behind a dialog does not scroll, by a class instead of
 * a <style> tag, which the content security policy forbids.
 */
export function RemoveScroll({ children }: { readonly children?: ReactNode }) {
  useLayoutEffect(() => {
    locks++;
    document.documentElement.classList.add('is-locked');
    return () => {
      locks--;
      if (locks === 0) document.documentElement.classList.remove('is-locked');
    };
  }, []);
  return <Slot.Root>{children}</Slot.Root>;
}
