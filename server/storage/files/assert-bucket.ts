import { randomUUID } from 'node:crypto';
import type { Config } from '../../boot/config.ts';
import { ConfigError } from '../../boot/config-error.ts';
import { FilesUnavailable } from '../../documents/files-unavailable.ts';
import type { Logger } from '../../support/logger.ts';
import type { Files } from './files.ts';
import { reasonOf, S3Error } from './s3-client.ts';
import { writeWhole } from './whole-file.ts';

// Checks the S3 bucket at the start, so that wrong keys or missing rights are not found by the first upload.

type Settings = Pick<Config, 'S3_BUCKET'>;

/**
 * Writes, reads and deletes a small file. Throws if access is denied. An unavailable bucket does not stop the start,
 * because pages do not need it: uploads respond with 503 until it is available. Returns whether it is available.
 */
export async function assertBucket(
  files: Files,
  { S3_BUCKET }: Settings,
  logger: Logger,
): Promise<boolean> {
  if (!S3_BUCKET) return true;
  const key = `checks/${randomUUID()}`;
  try {
    await writeWhole(files, key, 'A start writes this and deletes it.');
    const content = await files.read(key);
    if (!content) throw new Error('what was written could not be read');
    if (content instanceof ReadableStream) await content.cancel();
    await files.delete([key]);
    return true;
  } catch (error) {
    if (isAway(error)) {
      const { message: reason } = error as Error;
      logger.error({ reason }, 'the bucket cannot be reached: uploads will fail until it is back');
      return false;
    }
    throw new ConfigError(
      `S3_BUCKET is ${JSON.stringify(S3_BUCKET)}, but cannot be used: ${(error as Error).message}. ` +
        'Check S3_ENDPOINT, S3_REGION, the two keys and their rights to read, write and delete.',
    );
  }
}

/** An unknown host name counts as a configuration error, not as an outage. */
function isAway(error: unknown): boolean {
  if (error instanceof S3Error) return error.status >= 500;
  return error instanceof FilesUnavailable && reasonOf(error) !== 'ENOTFOUND';
}
