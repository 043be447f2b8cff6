import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The network between a browser and the server: it can be cut, as in a tunnel, or fall silent, as after a sleep. */
export class Cable {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private isSilent = false;
  private readonly listener = createServer((near) => this.join(near));

  private constructor(private readonly target: URL) {}

  static async to(address: string): Promise<Cable> {
    const cable = new Cable(new URL(address));
    cable.listener.listen(0, '127.0.0.1');
    await once(cable.listener, 'listening');
    return cable;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  private join(near: Socket): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(this.target.port), this.target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
      socket.on('data', (bytes) => {
        if (!this.isSilent) other.write(bytes);
      });
    }
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Nothing goes through any more, and nobody is told. */
  silence(): void {
    this.isSilent = true;
  }

  mend(): void {
    this.isCut = false;
    this.isSilent = false;
  }

  async dispose(): Promise<void> {
    this.cut();
    this.listener.close();
    await once(this.listener, 'close');
  }
}
