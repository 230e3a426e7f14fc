import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

// NODE_OPTIONS loads this module into the product. It reports the maximum processor time that the main thread took
// between two iterations of the event loop. Time spent waiting for a processor is not counted, so that the load of the machine does
// not matter.

const port = Number(process.env.LOOP_WATCH_PORT);
const tickMs = 5;

if (isMainThread && port) {
  let maxMs = 0;
  let last = usedMs();
  setInterval(() => {
    const now = usedMs();
    maxMs = Math.max(maxMs, now - last);
    last = now;
  }, tickMs).unref();
  const server = createServer((_, response) => {
    response.end(String(maxMs));
    maxMs = 0;
  });
  server.listen(port, '127.0.0.1').unref();
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
