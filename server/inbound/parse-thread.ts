import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { parseMail } from './parse-mail.ts';

// Requests have priority. On other systems than Linux this would change the priority of the whole process.
if (process.platform === 'linux') setPriority(0, 5);

parentPort?.postMessage(await parseMail(workerData as Uint8Array));
