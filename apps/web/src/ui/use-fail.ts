import { useCallback } from 'react';
import { problemText } from '../online/request-error.js';
import { useText } from '../text/index.js';
import { notify } from './toast.js';

/** Tells the person that something was not done, and why. */
export function useFail(): (error: unknown) => void {
  const { t } = useText();
  return useCallback((error) => notify({ look: 'error', title: problemText(t, error) }), [t]);
}
