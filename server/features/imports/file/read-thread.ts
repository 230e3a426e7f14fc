import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { packRows } from './pack-rows.ts';
import { readTable } from './read-table.ts';

// Requests have priority. On other systems than Linux this would change the priority of the whole process.
if (process.platform === 'linux') setPriority(0, 5);

const table = await readTable(workerData as Uint8Array);
if (typeof table === 'string') parentPort?.postMessage(table);
else {
  const { rows, ...rest } = table;
  const pages = packRows(rows);
  parentPort?.postMessage(
    { ...rest, total: rows.length, pages },
    pages.map(({ buffer }) => buffer),
  );
}
