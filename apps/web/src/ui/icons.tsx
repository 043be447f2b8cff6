import type { ReactNode } from 'react';

const shapes = {
  back: <path d="M15 5l-7 7 7 7" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  gear: (
    <>
      <circle cx="12" cy="12" r="3.2" />
      <path d="M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1" />
    </>
  ),
  undo: <path d="M8 5L4 9l4 4M4 9h9.5a5.5 5.5 0 010 11H9" />,
  redo: <path d="M16 5l4 4-4 4M20 9h-9.5a5.5 5.5 0 000 11H15" />,
  book: <path d="M5 4.5h5a2 2 0 012 2V20a2 2 0 00-2-1.5H5zM19 4.5h-5a2 2 0 00-2 2V20a2 2 0 012-1.5h5z" />,
  more: (
    <>
      <circle cx="5.5" cy="12" r="1.3" fill="currentColor" />
      <circle cx="12" cy="12" r="1.3" fill="currentColor" />
      <circle cx="18.5" cy="12" r="1.3" fill="currentColor" />
    </>
  ),
  play: <path d="M8 5.5v13l11-6.5z" fill="currentColor" />,
  pause: <path d="M8 5.5v13M16 5.5v13" strokeWidth="3.4" />,
  next: <path d="M9 5l7 7-7 7" />,
  first: <path d="M18 5l-7 7 7 7M7 5v14" />,
  last: <path d="M6 5l7 7-7 7M17 5v14" />,
  link: <path d="M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1-1" />,
  file: <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14" />,
  open: <path d="M12 16V5M7.5 9L12 4.5 16.5 9M5 20h14" />,
  trash: <path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5" />,
  flag: <path d="M6 21V4M6 4.5h11l-2.5 4 2.5 4H6" />,
  bug: <path d="M8 9a4 4 0 018 0v5a4 4 0 01-8 0zM8 12H4M20 12h-4M8 8L5 5M16 8l3-3M8 16l-3 3M16 16l3 3M12 10v8" />,
  person: (
    <>
      <circle cx="12" cy="8" r="3.5" />
      <path d="M5 20a7 7 0 0114 0" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  whole: <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />,
  target: (
    <>
      <circle cx="12" cy="12" r="6" />
      <path d="M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5" />
    </>
  ),
  map: <path d="M3.5 6l5.5-2 6 2 5.5-2v14L15 20l-6-2-5.5 2zM9 4v14M15 6v14" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="5.5" />
      <path d="M15 15l5 5" />
    </>
  ),
  branch: <path d="M7 4v16M7 14c0-4 10-2 10-8M17 6l-2.5 2.5M17 6l2.5 2.5" />,
  lamp: <path d="M9 18h6M10 21h4M8.5 15a6 6 0 117 0c-.8.6-1 1.4-1 2h-5c0-.6-.2-1.4-1-2z" />,
  chart: <path d="M4 4v16h16M7 15l4-5 3 3 5-7" />,
  crown: <path d="M4 18.5h16M4.5 15L3.5 7l5 3.5L12 5l3.5 5.5 5-3.5-1 8z" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

/** A line icon; always beside a text or on something that has a label. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shapes[name]}
    </svg>
  );
}

/** The sign of the house: a table seen from above, with four seats. */
export function Crest() {
  return (
    <svg className="crest" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="15.5" className="crest-table" />
      <circle cx="24" cy="24" r="11.5" className="crest-felt" />
      <path d="M24 16.5l2.2 4.9 5.3.6-4 3.5 1.2 5.2-4.7-2.7-4.7 2.7 1.2-5.2-4-3.5 5.3-.6z" className="crest-star" />
      <path d="M18.5 4.5h11M18.5 43.5h11M4.5 18.5v11M43.5 18.5v11" className="crest-seat" />
    </svg>
  );
}
