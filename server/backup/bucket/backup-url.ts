import type { Config } from '../../boot/config.ts';
import { ConfigError } from '../../boot/config-error.ts';
import { FilesUnavailable } from '../../documents/files-unavailable.ts';
import { createS3Files } from '../../storage/files/s3-files.ts';
import { BackupBucket } from './bucket.ts';

// A place of backups in a bucket: s3://bucket/prefix. The bucket has separate access keys, or the same ones as the
// uploaded files.

const scheme = /^[a-z][a-z\d+.-]*:\/\//i;
const bucketUrl = /^s3:\/\/([\w.-]+)(?:\/([\w./-]*))?$/;

export const isUrl = (place: string): boolean => scheme.test(place);

/** Reads the bucket and the path within it, without slashes at its ends. */
export function parseBucketUrl(url: string): { bucket: string; path: string } {
  const [, bucket, path = ''] = bucketUrl.exec(url) ?? [];
  if (!bucket)
    throw new ConfigError(`${url} is neither a folder nor a bucket such as s3://bucket/prefix.`);
  return { bucket, path: path.replace(/^\/+|\/+$/g, '') };
}

/** An error of the service says what to check; others are returned unchanged. */
export function asBucketError(error: unknown, bucket: string): unknown {
  if (!(error instanceof FilesUnavailable)) return error;
  return new ConfigError(
    `The bucket ${bucket} cannot be used: ${error.message}. Check its name, BACKUP_S3_ENDPOINT, BACKUP_S3_REGION and the keys.`,
  );
}

/** Opens a series of backups in a bucket. */
export function openBackupBucket(config: Config, bucket: string, path: string): BackupBucket {
  const accessKeyId = config.BACKUP_S3_ACCESS_KEY_ID ?? config.S3_ACCESS_KEY_ID;
  const secretAccessKey = config.BACKUP_S3_SECRET_ACCESS_KEY ?? config.S3_SECRET_ACCESS_KEY;
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      'A backup in a bucket needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.',
    );
  }
  const files = createS3Files({
    bucket,
    setting: config.BACKUP_S3_ENDPOINT ? 'BACKUP_S3_ENDPOINT' : 'S3_ENDPOINT',
    endpoint: config.BACKUP_S3_ENDPOINT ?? config.S3_ENDPOINT,
    region: config.BACKUP_S3_REGION ?? config.S3_REGION,
    accessKeyId,
    secretAccessKey,
  });
  return new BackupBucket(files, path ? `${path}/` : '');
}
