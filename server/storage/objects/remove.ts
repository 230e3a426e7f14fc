import { z } from 'zod';
import { readNames } from '../body.ts';
import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { discardFiles } from '../discard-files.ts';
import { noSuchKey } from '../errors.ts';
import { parseAddress } from '../names.ts';
import { type ObjectRow, objectColumns } from './object.ts';

const pathOrVersion = z.union([
  z.string().transform((path) => ({ path, versionId: null })),
  z.object({ path: z.string(), versionId: z.string().nullish() }),
]);
const bodySchema = z.object({ prefixes: z.array(pathOrVersion).min(1).max(1000) });

const byNames = `
delete from storage.objects o using unnest($2::text[], $3::text[]) as wanted (name, version)
where o.bucket_id = $1 and o.name = wanted.name and (wanted.version is null or wanted.version = o.version)
returning ${objectColumns.replace(/\w+/g, 'o.$&')}`;

/** DELETE /object/:bucket: the response leaves out files that do not exist or that the caller may not delete. */
export const removeObjects: Operation = (storage) => async (context) => {
  const caller = await requireCaller(storage, context);
  const { prefixes } = await readNames(context, bodySchema, caller);
  const paths = prefixes.map(({ path }) => path);
  const versions = prefixes.map(({ versionId }) => versionId ?? null);
  const values = [context.req.param('bucket'), paths, versions];
  const rows = await caller.run<ObjectRow>(byNames, values);
  await discardRows(storage, rows);
  return context.json(rows);
};

/** DELETE /object/:bucket/:key */
export const removeObject: Operation = (storage) => async (context) => {
  const caller = await requireCaller(storage, context);
  const { bucketId, key } = parseAddress(context, 'object');
  const rows = await caller.run<ObjectRow>(byNames, [bucketId, [key], [null]]);
  if (rows.length === 0) throw noSuchKey();
  await discardRows(storage, rows);
  return context.json({ message: 'Successfully deleted' });
};

const discardRows = (storage: Parameters<Operation>[0], rows: ObjectRow[]) =>
  discardFiles(
    storage,
    rows.map(({ version, metadata }) => ({ version, mimetype: metadata?.mimetype ?? null })),
  );
