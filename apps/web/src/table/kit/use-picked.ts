import { useCallback, useState } from 'react';

const none: readonly string[] = [];

/** The objects picked so far. They live as long as the question they answer. */
export function usePicked(question: string): [readonly string[], (keys: readonly string[]) => void] {
  const [state, setState] = useState({ question, keys: none });
  const keys = state.question === question ? state.keys : none;
  const setKeys = useCallback((next: readonly string[]) => setState({ question, keys: next }), [question]);
  return [keys, setKeys];
}
