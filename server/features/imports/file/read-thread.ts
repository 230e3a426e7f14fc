import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from './read-table.ts';

// Requests have priority. On other systems than Linux this would change the priority of the whole process.
if (process.platform === 'linux') setPriority(0, 5);

parentPort?.postMessage(await readTable(workerData as Uint8Array));
