import { createHash, randomBytes } from 'node:crypto';

/** 128 bits that nobody guesses: whoever knows the id of a private table may look at it. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** The seed of a match between people. */
export const newSeed = (): string => randomBytes(16).toString('hex');

/** 256 bits for a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
