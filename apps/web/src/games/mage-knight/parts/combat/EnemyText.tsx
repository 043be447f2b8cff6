import type { Subject } from '../../model/table.js';

/** An enemy, and what its abilities mean. */
export const EnemyText = ({ subject }: { readonly subject: Subject }) => <article data-close-up>{subject.id}</article>;
