import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { go } from '../router.js';

/** A link inside the app: a plain click stays in the page, everything else is the browser's. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(href);
  }
  return <a href={href} onClick={follow} {...rest} />;
}
