import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a PostgreSQL server that can be cut, or go dead without anybody being told. */
export class FragileLine {
  private sockets = new Set<Socket>();
  /** New connections are taken and get no answer. */
  isMute = false;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(databaseUrl: string): Promise<FragileLine> {
    const target = new URL(databaseUrl);
    const server = createServer({ pauseOnConnect: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = new URL(databaseUrl);
    url.port = `${typeof address === 'object' ? address?.port : ''}`;
    const proxy = new FragileLine(server, url.href);
    server.on('connection', (near) => {
      proxy.keep(near);
      if (proxy.isMute) return;
      const far = connect(Number(target.port), target.hostname);
      proxy.keep(far);
      near.pipe(far).pipe(near);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
    return proxy;
  }

  /** Ends all connections. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** The connections of now pass nothing on any more; later ones do. */
  freeze(): void {
    for (const socket of this.sockets) {
      socket.unpipe();
      socket.pause();
    }
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }
}
