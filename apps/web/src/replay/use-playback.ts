import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Playback {
  readonly line: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  jump(line: number): void;
  toggle(): void;
  setSpeed(speed: number): void;
}

export const speeds = [0.5, 1, 2, 4] as const;
const stepMs = 1200;

/** The place in a recording, and the motor that moves it. It waits while the last step is still being shown. */
export function usePlayback(count: number, isBusy: RefObject<boolean>): Playback {
  const [line, setLine] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const isAtEnd = line >= count;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      if (!isBusy.current) setLine((at) => Math.min(count, at + 1));
    }, stepMs / speed);
    return () => clearInterval(timer);
  }, [isPlaying, speed, count, isBusy]);

  useEffect(() => {
    if (isAtEnd) setPlaying(false);
  }, [isAtEnd]);

  const jump = useCallback(
    (next: number) => {
      setPlaying(false);
      setLine(Math.max(0, Math.min(count, next)));
    },
    [count],
  );
  const toggle = (): void => {
    if (isAtEnd && !isPlaying) setLine(0);
    setPlaying(!isPlaying);
  };
  return { line, isPlaying, speed, jump, toggle, setSpeed };
}
