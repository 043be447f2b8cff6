import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Camera } from './camera.js';
import styles from './map.module.css';

/** After so long without a change of scale the picture is painted anew, sharp. */
const restMs = 160;

interface BackdropProps {
  readonly camera: Camera;
  readonly children: ReactNode;
}

/**
 * The largest picture, in an image of its own below the window: the browser keeps it as it was painted while the window
 * moves over it or something is pointed at. While somebody zooms it is stretched, and painted again when they are done.
 */
export const Backdrop = memo(function Backdrop({ camera, children }: BackdropProps) {
  const picture = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    let shownScale = camera.placement[2];
    let rest: ReturnType<typeof setTimeout> | undefined;
    const sharpen = (): void => {
      picture.current?.style.removeProperty('will-change');
    };
    const follow = (): void => {
      const style = picture.current?.style;
      if (style === undefined) return;
      const [x, y, scale] = camera.placement;
      if (scale !== shownScale) {
        shownScale = scale;
        style.setProperty('will-change', 'transform');
        clearTimeout(rest);
        rest = setTimeout(sharpen, restMs);
      }
      style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
    };
    follow();
    const leave = camera.subscribe(follow);
    return () => {
      leave();
      clearTimeout(rest);
    };
  }, [camera]);
  return (
    <svg ref={picture} className={styles.backdrop} width="1" height="1" aria-hidden="true" data-backdrop>
      {children}
    </svg>
  );
});
