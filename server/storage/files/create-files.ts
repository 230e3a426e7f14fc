import { join } from 'node:path';
import type { Config } from '../../boot/config.ts';
import { createDiskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import type { S3Options } from './s3-client.ts';
import { createS3Files } from './s3-files.ts';

type Settings = Pick<
  Config,
  | 'DATA_DIR'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

/** Uses the disk, unless an S3 bucket is configured. */
export function createFiles(config: Settings, options: Pick<S3Options, 'retryForMs'> = {}): Files {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return createDiskFiles(join(config.DATA_DIR, 'files'));
  }
  return createS3Files({
    bucket: S3_BUCKET,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    ...options,
  });
}
