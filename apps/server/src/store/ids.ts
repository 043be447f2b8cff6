import { createHash, randomBytes } from 'node:crypto';

/** 128 bits that nobody guesses. */
export const newId = (): string => randomBytes(16).toString('base64url');

/**
 * The id of a match: as hard to guess, for whoever knows that of a private table may look at it. In front stands the
 * time, which every viewer is told anyway, so that matches of the same hour lie side by side in the database and a
 * commit of their lines touches few pages.
 */
export const newMatchId = (): string => `${Date.now().toString(36)}-${newId()}`;

/** The seed of a match between people. */
export const newSeed = (): string => randomBytes(16).toString('hex');

/** 256 bits for a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
