import { parentPort } from 'node:worker_threads';
import { parseContent } from './content.ts';
import type { Result, Task } from './parse-in-thread.ts';

parentPort?.on('message', ({ id, bytes, contentType }: Task) => {
  const content = parseContent(Buffer.from(bytes.buffer), contentType);
  if (!('json' in content)) return parentPort?.postMessage({ id, content } satisfies Result);
  const json = new TextEncoder().encode(String(content.json));
  parentPort?.postMessage({ id, content, json } satisfies Result, [json.buffer]);
});
