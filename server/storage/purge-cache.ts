import { requireCaller } from './caller.ts';
import type { Operation } from './context.ts';
import { noSuchBucket, noSuchKey } from './errors.ts';
import { variantsOf } from './files/keys.ts';
import { parseAddress } from './names.ts';
import { findVisible } from './objects/find-object.ts';

// The storage server caches only rendered images (`variants`), so a purge deletes those. Everybody who may see a file may
// purge it: its images are rendered again from the file.

/** DELETE /cdn/:bucket/:key */
export const purgeObject: Operation = (storage) => async (context) => {
  const { run } = await requireCaller(storage, context);
  const object = await findVisible(run, parseAddress(context, 'cdn'));
  if (!object) throw noSuchKey();
  if (object.version) await storage.files.deleteFolder(variantsOf(object.version));
  return context.json({ message: 'success' });
};

/** DELETE /cdn/:bucket */
export const purgeBucket: Operation = (storage) => async (context) => {
  const { run } = await requireCaller(storage, context);
  const id = context.req.param('bucket');
  const buckets = await run('select from storage.buckets where id = $1', [id]);
  if (buckets.length === 0) throw noSuchBucket();
  const rows = await run<{ version: string }>(
    `select version from storage.objects
     where bucket_id = $1 and version is not null and metadata ->> 'mimetype' like 'image/%'`,
    [id],
  );
  for (const { version } of rows) await storage.files.deleteFolder(variantsOf(version));
  return context.json({ message: 'success' });
};
