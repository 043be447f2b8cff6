import { problemText } from '../online/request-error.js';
import type { Say } from '../text/index.js';
import type { OpenProblem } from './host-messages.js';

/** Why a match or a file cannot be opened, in the person's words. `failed` says what could not be. */
export function openProblemText(t: Say, problem: OpenProblem | Error, failed: 'importFailed' | 'matchFailed'): string {
  if (problem instanceof Error) return problemText(t, problem);
  if (problem.kind === 'missing') return t('matchMissing');
  if (problem.kind === 'elsewhere') return t('openElsewhere');
  return t(failed, { reason: t(`file.${problem.fault}`, { line: problem.line }) });
}
