import { z } from 'zod';
import { readBody } from '../body.ts';
import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { invalidRequest } from '../errors.ts';
import { maxKeyLength } from '../names.ts';
import { type Entry, listEntries } from './listing.ts';

const maxLimit = 1000;
const maxCursorLength = 4096;

const bodySchema = z.object({
  prefix: z.string().max(maxKeyLength).default(''),
  limit: z.number().int().min(1).max(maxLimit).default(maxLimit),
  cursor: z.string().max(maxCursorLength).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

const cursorSchema = z.object({ key: z.string(), position: z.string() });

/** POST /object/list-v2/:bucket: one page of the entries below a prefix, as separate lists of folders and files. */
export const listObjectsV2: Operation = (storage) => async (context) => {
  const { run } = await requireCaller(storage, context);
  const { prefix, limit, cursor, with_delimiter, sortBy } = await readBody(context, bodySchema);
  const entries = await listEntries(run, {
    ...sortBy,
    bucketId: context.req.param('bucket') ?? '',
    prefix,
    groupFolders: with_delimiter,
    limit: limit + 1,
    after: cursor ? parseCursor(cursor) : undefined,
  });
  const page = entries.slice(0, limit);
  const last = page.at(-1);
  const hasNext = entries.length > limit;
  return context.json({
    hasNext,
    ...(hasNext && last && { nextCursor: renderCursor(last), nextCursorKey: last.key }),
    folders: page.filter(({ id }) => id === null).map(({ key }) => renderFolder(key)),
    objects: page.filter(({ id }) => id !== null).map(renderObject),
  });
};

const renderFolder = (key: string) => ({ key: key.slice(0, -1), name: key });

function renderObject({ key, id, updated_at, created_at, last_accessed_at, metadata }: Entry) {
  return { id, key, name: key, updated_at, created_at, last_accessed_at, metadata };
}

function renderCursor({ key, position }: Entry): string {
  return Buffer.from(JSON.stringify({ key, position })).toString('base64');
}

function parseCursor(cursor: string): { key: string; position: string } {
  try {
    const parsed = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64').toString('utf8')));
    if (/\0/.test(parsed.key)) throw new Error('not a name');
    return parsed;
  } catch (cause) {
    throw invalidRequest('The cursor is not valid', cause);
  }
}
