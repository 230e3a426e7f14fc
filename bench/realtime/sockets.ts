import WebSocket from 'ws';
import type { Person, Ready } from '../realtime-server.ts';

// Opens the sockets and counts the changes that arrive on them.

export type Listener = { team: string; seen: Set<number> };

export type Tally = { latencies: number[]; repeated: number; leaked: number };

export async function openAll(ready: Ready, people: Person[], tally: Tally) {
  const listeners: Listener[] = [];
  const sockets: WebSocket[] = [];
  const waiting = people.map((person, index) => ({ person, token: ready.tokens[index] ?? '' }));
  const open = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const listener = { team: next.person.team, seen: new Set<number>() };
      sockets.push(await openOne(ready, next.token, listener, tally));
      listeners.push(listener);
    }
  };
  await Promise.all(Array.from({ length: 20 }, open));
  const beats = setInterval(() => {
    for (const socket of sockets) socket.send('[null,"h","phoenix","heartbeat",{}]');
  }, 25_000);
  return {
    listeners,
    close: () => {
      clearInterval(beats);
      for (const socket of sockets) socket.terminate();
    },
  };
}

function openOne(
  ready: Ready,
  token: string,
  listener: Listener,
  tally: Tally,
): Promise<WebSocket> {
  const socket = new WebSocket(
    `${ready.url}/realtime/v1/websocket?apikey=${ready.anonKey}&vsn=2.0.0`,
  );
  const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'bench_changes' }] };
  socket.on('open', () => {
    socket.send(
      JSON.stringify(['1', '1', 'realtime:bench', 'phx_join', { config, access_token: token }]),
    );
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const text = String(data);
      const found = record.exec(text);
      if (found) return count(Number(found[1]), found[2] ?? '', Number(found[3]), listener, tally);
      const [, , , event, payload] = JSON.parse(text);
      if (event === 'system' && payload.status === 'ok') resolve(socket);
      else if (payload.status === 'error') reject(new Error(JSON.stringify(payload)));
    });
  });
}

// Both processes share the machine: CPU time that the client spends is taken from the measured server.
const record = /"record":\{"id":(\d+),"team":"([^"]*)","sent_at":([\d.]+)\}/;

function count(id: number, team: string, sentAt: number, listener: Listener, tally: Tally): void {
  tally.latencies.push(now() - sentAt);
  if (team !== listener.team) tally.leaked += 1;
  if (listener.seen.has(id)) tally.repeated += 1;
  listener.seen.add(id);
}

export const now = (): number => performance.timeOrigin + performance.now();
