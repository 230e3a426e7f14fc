import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { documentText } from './document-text.ts';

// Visitors come first. Elsewhere than on Linux the priority would be that of the whole process.
if (process.platform === 'linux') setPriority(0, 5);

parentPort?.postMessage(await documentText(workerData as Uint8Array));
