import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { CommonLimits } from '../common-limits.js';
import type { ServerConfig } from '../config.js';
import type { Metrics } from '../metrics.js';
import type { Users } from '../store/users.js';
import { securityHeaders } from './headers.js';
import { isAllowedOrigin } from './origin.js';
import { addSessionRoutes } from './session-routes.js';
import { addWebFiles, readableAddress } from './web-files.js';

/** Bodies are logins only. */
const longestBodyBytes = 8192;

/** The logger writes one JSON object per line. Requests are not logged: addresses of private tables are secret. */
export function newApp(config: ServerConfig): FastifyInstance {
  return fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: longestBodyBytes,
    // One proxy: what it was told itself, by whoever came to it, is not believed.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
  });
}

export interface AppParts {
  readonly config: ServerConfig;
  readonly users: Users;
  readonly limits: CommonLimits;
  readonly metrics: Metrics;
  /** Rejects if the store does not answer. */
  checkHealth(): Promise<void>;
  onSessionEnd(tokenHash: string): void;
}

export function addRoutes(app: FastifyInstance, parts: AppParts): void {
  const { config, metrics } = parts;
  // JSON is all that is read, and nothing at all is as good as an empty body of any other kind.
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : readJson(request, body as string, done),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { origin, host } = request.headers;
    if (!isAllowedOrigin(origin, host, config.origins)) await reply.code(403).send({ error: 'origin' });
  });
  app.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    return reply.code(status).send({ error: status >= 500 ? 'internal' : 'bad-request' });
  });

  app.get('/health', async (_request, reply) => {
    try {
      await parts.checkHealth();
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'store' });
    }
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.toText()));
  app.get('/ws', (_request, reply) => reply.code(426).header('upgrade', 'websocket').send({ error: 'websocket' }));
  addSessionRoutes(app, parts.users, parts.limits, parts.onSessionEnd);
  addWebFiles(app, config.webFolder);
}
