import { z } from 'zod';
import { readBody } from '../body.ts';
import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { maxKeyLength } from '../names.ts';
import { listEntries } from './listing.ts';

const columns = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const;

const maxEntries = 10_000;

const bodySchema = z.object({
  prefix: z.string().max(maxKeyLength).nullish(),
  limit: z.number().int().min(1).max(maxEntries).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().max(maxKeyLength).nullish(),
  sortBy: z
    .object({
      column: z.enum(columns).nullish(),
      order: z.enum(['asc', 'desc', 'ASC', 'DESC', '']).nullish(),
    })
    .nullish(),
});

/** POST /object/list/:bucket: the direct children of a folder. */
export const listObjects: Operation = (storage) => async (context) => {
  const { run } = await requireCaller(storage, context);
  const { prefix, limit, offset, search, sortBy } = await readBody(context, bodySchema);
  const folder = asFolder(prefix ?? '');
  const entries = await listEntries(run, {
    bucketId: context.req.param('bucket') ?? '',
    prefix: folder,
    search: search ?? '',
    groupFolders: true,
    column: sortBy?.column ?? 'name',
    order: sortBy?.order?.toLowerCase() === 'desc' ? 'desc' : 'asc',
    limit,
    offset,
  });
  return context.json(
    entries.map(({ key, id, updated_at, created_at, last_accessed_at, metadata }) => {
      const name = key.slice(folder.length).replace(/\/$/, '');
      return { name, id, updated_at, created_at, last_accessed_at, metadata };
    }),
  );
};

function asFolder(prefix: string): string {
  const bare = prefix.replace(/^\/+|(?<!\/)\/+$/g, '');
  return bare && `${bare}/`;
}
