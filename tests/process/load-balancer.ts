import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// This load balancer works like docs/proxy.conf, but for connections instead of requests: each new one goes to the next of
// the processes that are ready, and on to the one after it if that one does not accept it.

export type LoadBalancer = {
  url: string;
  /** Ports of the processes that get new connections. */
  ready: ReadonlySet<number>;
  stop: () => Promise<void>;
};

const checkIntervalMs = 50;

export async function startLoadBalancer(
  port: number,
  backends: readonly number[],
): Promise<LoadBalancer> {
  const ready = new Set<number>();
  let isWatching = true;
  const watched = backends.map(async (backend) => {
    while (isWatching) {
      const isReady = await fetch(`http://127.0.0.1:${backend}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(backend);
      else ready.delete(backend);
      await sleep(checkIntervalMs);
    }
  });

  let connectionCount = 0;
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const ports = [...ready];
    const first = connectionCount++ % Math.max(1, ports.length);
    const choices = [...ports.slice(first), ...ports.slice(0, first)];
    open.add(client);
    client.on('error', () => undefined).on('close', () => open.delete(client));
    void forward(client, choices);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    ready,
    async stop() {
      isWatching = false;
      await Promise.all(watched);
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function forward(client: Socket, [backend, ...others]: number[]): Promise<void> {
  if (backend === undefined) {
    client.destroy();
    return;
  }
  const socket = connect({ port: backend, host: '127.0.0.1', allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch {
    return forward(client, others);
  }
  socket.on('error', () => client.destroy());
  client.on('error', () => socket.destroy());
  client.pipe(socket);
  socket.pipe(client);
}
