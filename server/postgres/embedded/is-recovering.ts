import { readFile } from 'node:fs/promises';

const phases =
  /automatic recovery in progress|redo starts at|ready to accept connections|is shut down/;
const recovery = /automatic recovery in progress|redo starts at/;

/**
 * True if a server has not finished its recovery from the write-ahead log, as the end of its log says. Such a server can be
 * killed without loss: the next start begins the recovery again.
 */
export async function isRecovering(log: string): Promise<boolean> {
  const text = await readFile(log, 'utf8').catch(() => '');
  const last = text.split('\n').findLast((line) => phases.test(line));
  return last !== undefined && recovery.test(last);
}
