import { longest, type UserInfo } from '@heldentisch/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { CommonLimits } from '../common-limits.js';
import { nameKey } from '../store/names.js';
import type { User, Users } from '../store/users.js';
import { clearCookie, sessionOf, setCookie } from './cookie.js';

const credentials = z.strictObject({
  login: z
    .string()
    .max(longest.login)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{1,}$/u)
    // Some letters show nothing.
    .refine((login) => nameKey(login) !== ''),
  password: z.string().min(8).max(longest.password),
});

const infoOf = ({ name, login }: User): { readonly user: UserInfo } => ({ user: { name, login } });

const problem = (reply: FastifyReply, status: number, code: string): FastifyReply =>
  reply.code(status).send({ error: code });

/** Sessions and accounts: the only requests outside of the socket, because they set cookies. */
export function addSessionRoutes(
  app: FastifyInstance,
  users: Users,
  limits: CommonLimits,
  onSessionEnd: (tokenHash: string) => void,
): void {
  const userOf = async (request: FastifyRequest): Promise<{ user: User; tokenHash: string } | null> => {
    const tokenHash = sessionOf(request.headers.cookie);
    const user = tokenHash === null ? null : await users.bySession(tokenHash);
    return user === null || tokenHash === null ? null : { user, tokenHash };
  };
  const giveCookie = async (request: FastifyRequest, reply: FastifyReply, user: User): Promise<void> => {
    const token = await users.openSession(user.id);
    reply.header('set-cookie', setCookie(token, request.protocol === 'https'));
  };
  const mayTry = async (request: FastifyRequest, login: string): Promise<boolean> =>
    (await limits.passwordTry(`address ${request.ip}`)) && (await limits.passwordTry(`login ${nameKey(login)}`));

  app.get('/api/session', async (request) => {
    const found = await userOf(request);
    return found === null ? { user: null } : infoOf(found.user);
  });

  /** The session of the cookie, or a new guest. */
  app.post('/api/session', async (request, reply) => {
    const found = await userOf(request);
    if (found !== null) return infoOf(found.user);
    if (!(await limits.newSession(request.ip))) return problem(reply, 429, 'rate');
    const isGerman = /^\s*de\b/i.test(request.headers['accept-language'] ?? '');
    const user = await users.createGuest(isGerman ? 'Gast' : 'Guest');
    await giveCookie(request, reply, user);
    return infoOf(user);
  });

  /** Makes an account of the present guest: the tables stay. */
  app.post('/api/register', async (request, reply) => {
    const found = await userOf(request);
    if (found === null) return problem(reply, 401, 'no-session');
    const given = credentials.safeParse(request.body);
    if (!given.success) return problem(reply, 400, 'bad-request');
    const { login, password } = given.data;
    if (!(await mayTry(request, login))) return problem(reply, 429, 'rate');
    if (!(await users.register(found.user.id, login, password))) return problem(reply, 409, 'taken');
    return { user: { name: login, login } };
  });

  app.post('/api/login', async (request, reply) => {
    const given = credentials.safeParse(request.body);
    if (!given.success) return problem(reply, 400, 'bad-request');
    const { login, password } = given.data;
    if (!(await mayTry(request, login))) return problem(reply, 429, 'rate');
    const user = await users.byPassword(login, password);
    if (user === null) return problem(reply, 401, 'wrong');
    const before = await userOf(request);
    await giveCookie(request, reply, user);
    if (before !== null) await endSession(before.tokenHash);
    return infoOf(user);
  });

  app.post('/api/logout', async (request, reply) => {
    const found = await userOf(request);
    if (found !== null) await endSession(found.tokenHash);
    reply.header('set-cookie', clearCookie);
    return { user: null };
  });

  async function endSession(tokenHash: string): Promise<void> {
    await users.closeSession(tokenHash);
    onSessionEnd(tokenHash);
  }
}
