/**
 * Whether a request that changes something, or opens a socket, comes from our own page. A missing or opaque origin
 * (`null`) never does. Without a list the page's host must be the host that the request was sent to.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[] | null,
): boolean {
  if (origin === undefined || origin === 'null') return false;
  if (allowed !== null) return allowed.includes(origin);
  if (host === undefined) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}
