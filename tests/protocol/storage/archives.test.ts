import { expect, it } from 'vitest';
import { createFileStore } from '../../../server/storage/file-store.ts';
import { createLogger } from '../../../server/support/logger.ts';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { cast, must, onEachStore } from './world.ts';

onEachStore('an archive of all data', (world) => {
  it('is written as a stream, downloaded by administrators alone, and recorded', async () => {
    const { database, files, keys, url } = world;
    const query = async (text: string, values: unknown[] = []) =>
      (await database.query<AnyRow>(text, values)).rows;
    const store = createFileStore({ database, files, keys, logger: createLogger('error'), url });
    const [row] = await query(
      `insert into public.data_exports (state, size_bytes, expires_at) values ('done', 3, now() + interval '1 day') returning id`,
    );
    const file = { bucket: 'exports', path: `${row?.id}.zip` };
    expect(await store.open(file)).toBeUndefined();
    const body = new Blob(['one ', 'two']).stream();
    expect(await store.saveStream(file, body, 'application/zip')).toBe(7);
    const opened = await store.open(file);
    const chunks: Uint8Array[] = [];
    for await (const chunk of opened ?? []) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe('one two');

    const openAs = async (reader: { id: string }) =>
      (await world.as(reader)).storage.from('exports').download(file.path);
    expect((await openAs(cast.rasmus)).error).not.toBeNull();
    expect(await must(await openAs(cast.astrid)).text()).toBe('one two');
    expect(
      await query(
        `select actor_id, row_id from public.audit_log where action = 'download' and table_name = 'data_exports'`,
      ),
    ).toEqual([{ actor_id: cast.astrid.id, row_id: row?.id }]);
  });
});
