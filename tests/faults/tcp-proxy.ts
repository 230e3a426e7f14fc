import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// A TCP proxy with a fixed address. It can be cut, slowed down to one byte at a time, or frozen: connections open but
// nothing arrives.

export type TcpProxy = {
  port: number;
  cut: () => Promise<void>;
  restore: () => Promise<void>;
  /** Milliseconds from one byte of the server to the next. */
  drip: (milliseconds: number) => void;
  freeze: () => void;
  /** Connections that were frozen are lost. */
  thaw: () => void;
};

/** To a port of this machine, or to a socket in its file system. */
export async function openTcpProxy(target: number | string): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let pause = 0;
  let isFrozen = false;
  const server = createServer((near) => {
    if (isFrozen) {
      sockets.add(near.on('error', () => undefined));
      return;
    }
    const far =
      typeof target === 'number' ? connect(target, '127.0.0.1') : connect({ path: target });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.on('data', (chunk) => {
      if (!isFrozen) far.write(chunk);
    });
    near.on('end', () => far.end());
    // A connection may end in the middle of a message: that is the purpose of this proxy.
    carry(far, near).catch(() => near.destroy());
  });
  const carry = async (from: Socket, to: Socket) => {
    for await (const chunk of from) {
      if (isFrozen) continue;
      if (!pause) {
        to.write(chunk);
        continue;
      }
      for (const byte of chunk) {
        await sleep(pause);
        to.write(Uint8Array.of(byte));
      }
    }
  };
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    port,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: async () => void (await listen(port)),
    drip: (milliseconds) => {
      pause = milliseconds;
    },
    freeze: () => {
      isFrozen = true;
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.destroy();
    },
  };
}
