import { hashToken } from '../store/ids.js';

const cookieName = 'heldentisch';
const lifetimeSeconds = 365 * 24 * 3600;

/** The hash of the session's token in a `Cookie` header; null if there is none that could be ours. */
export function sessionOf(header: string | undefined): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === cookieName && value !== undefined && /^[\w-]{43}$/.test(value)) return hashToken(value);
  }
  return null;
}

/** `Secure` only over HTTPS: a table at home is often plain HTTP. */
export function setCookie(token: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${cookieName}=${token}; Path=/; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Strict${secure}`;
}

export const clearCookie = `${cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict`;
