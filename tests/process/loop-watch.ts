import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

// Loaded into the product by NODE_OPTIONS. Reports the maximum processor time that its main thread took between two
// turns of the event loop. Time spent waiting for a processor is not counted, so that the load of the machine does
// not matter.

const port = Number(process.env.LOOP_WATCH_PORT);
const tickMs = 5;

if (isMainThread && port) {
  let worst = 0;
  let last = usedMs();
  setInterval(() => {
    const now = usedMs();
    worst = Math.max(worst, now - last);
    last = now;
  }, tickMs).unref();
  const server = createServer((_, response) => {
    response.end(String(worst));
    worst = 0;
  });
  server.listen(port, '127.0.0.1').unref();
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
