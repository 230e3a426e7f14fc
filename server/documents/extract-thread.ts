import { parentPort, workerData } from 'node:worker_threads';
import { documentText } from './document-text.ts';

parentPort?.postMessage(await documentText(workerData as Uint8Array));
