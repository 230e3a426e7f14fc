import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { pdf } from './samples.ts';
import { cast, errorOf, insertDocument, must, onEachStore } from './world.ts';

onEachStore('a CV', (world) => {
  const contentType = 'application/pdf';
  const query = async (text: string, values: unknown[] = []) =>
    (await world.database.query<AnyRow>(text, values)).rows;
  const cvsOf = async (person: { id: string }) => (await world.as(person)).storage.from('cvs');
  const path = `${randomUUID()}.pdf`;
  let client: string;

  beforeAll(async () => {
    must(await world.service.storage.from('cvs').upload(path, pdf, { contentType }));
    await insertDocument(world, path);
    [{ id: client }] = (await query(
      `insert into public.clients (name) values ('Ullverket') returning id`,
    )) as [{ id: string }];
    await query('update public.client_details set owner_id = $2 where client_id = $1', [
      ...[client, cast.rasmus.id],
    ]);
  });

  it.each(['rasmus', 'astrid'] as const)(
    'is read, but not deleted, replaced, copied or moved by %s',
    async (name) => {
      const cvs = await cvsOf(cast[name]);
      const [person] = await query('select person_id from public.documents where path = $1', [
        path,
      ]);
      const folder = person?.person_id;
      expect(must(await cvs.remove([path]))).toEqual([]);
      const forged = Buffer.from('%PDF-1.4 forged');
      for (const key of [path, 'stash/keep.pdf', `${folder}/cv.pdf`, `${randomUUID()}.pdf`]) {
        for (const upsert of [false, true]) {
          const upload = await cvs.upload(key, forged, { contentType, upsert });
          expect(errorOf(upload).statusCode, key).toBe('403');
        }
        expect((await cvs.createSignedUploadUrl(key)).error, key).not.toBeNull();
        expect((await cvs.copy(path, key)).error, key).not.toBeNull();
        expect((await cvs.move(path, key)).error, key).not.toBeNull();
      }
      expect(errorOf(await cvs.update(path, forged, { contentType })).statusCode).toBe('403');
      const stored = must(await cvs.download(path));
      expect(Buffer.from(await stored.arrayBuffer())).toEqual(pdf);
      expect(await query(`select name from storage.objects where bucket_id = 'cvs'`)).toEqual([
        { name: path },
      ]);
    },
  );

  it('is not copied or moved to the files of a client', async () => {
    const to = { destinationBucket: 'contracts' };
    for (const person of [cast.rasmus, cast.astrid]) {
      const cvs = await cvsOf(person);
      const key = `${client}/${randomUUID()}.pdf`;
      expect(errorOf(await cvs.copy(path, key, to)).statusCode).toBe('403');
      expect(errorOf(await cvs.move(path, key, to)).statusCode).toBe('403');
    }
    expect(await query(`select from storage.objects where bucket_id = 'contracts'`)).toEqual([]);
  });

  it('that no document and no form names is open to nobody', async () => {
    const unlinkedName = `${randomUUID()}.pdf`;
    const cvs = await cvsOf(cast.rasmus);
    must(await world.service.storage.from('cvs').upload(unlinkedName, pdf, { contentType }));
    expect((await cvs.download(unlinkedName)).error).not.toBeNull();
    expect(must(await cvs.list()).map(({ name }) => name)).toEqual([path]);
    const id = await insertDocument(world, unlinkedName);
    must(await cvs.download(unlinkedName));
    await query('delete from public.documents where id = $1', [id]);
    expect((await cvs.download(unlinkedName)).error).not.toBeNull();
  });
});

onEachStore('the audit log of private files', (world) => {
  const contentType = 'application/pdf';
  const query = async (text: string, values: unknown[] = []) =>
    (await world.database.query<AnyRow>(text, values)).rows;
  const log = () =>
    query(
      `select actor_id, actor_role, action, row_id, changed_columns from public.audit_log
       where table_name = 'files' order by id`,
    );

  it('says who added, replaced, moved and deleted which file', async () => {
    const service = world.service.storage.from('cvs');
    const [first, second] = [`${randomUUID()}.pdf`, `${randomUUID()}/cv.pdf`];
    must(await service.upload(first, pdf, { contentType }));
    must(await service.update(first, pdf, { contentType }));
    must(await service.move(first, second));
    must(await service.remove([second]));
    const entry = { actor_id: null, actor_role: 'service_role', changed_columns: [] };
    expect(await log()).toEqual([
      { ...entry, action: 'insert', row_id: `cvs/${first}` },
      { ...entry, action: 'update', row_id: `cvs/${first}`, changed_columns: ['version'] },
      { ...entry, action: 'update', row_id: `cvs/${first}`, changed_columns: ['name'] },
      { ...entry, action: 'delete', row_id: `cvs/${second}` },
    ]);
  });

  it('names the colleague, and the id of a file whose path may contain a name', async () => {
    const [{ id: client }] = (await query(
      `insert into public.clients (name) values ('Ullverket') returning id`,
    )) as [{ id: string }];
    const contracts = (await world.as(cast.astrid)).storage.from('contracts');
    const entriesBefore = (await log()).length;
    const { id } = must(await contracts.upload(`${client}/Ada Secret.pdf`, pdf, { contentType }));
    const astrid = { actor_id: cast.astrid.id, actor_role: 'authenticated', changed_columns: [] };
    expect((await log()).slice(entriesBefore)).toEqual([
      { ...astrid, action: 'insert', row_id: id },
    ]);
    // Trying out whether a file may be added leaves no entry.
    must(await contracts.createSignedUploadUrl(`${client}/b.pdf`));
    expect(await log()).toHaveLength(entriesBefore + 1);
  });

  it('leaves out public files', async () => {
    const entriesBefore = await log();
    const media = (await world.as(cast.edith)).storage.from('media');
    must(await media.upload('a.gif', Buffer.from('GIF89a'), { contentType: 'image/gif' }));
    must(await media.remove(['a.gif']));
    expect(await log()).toEqual(entriesBefore);
  });
});

onEachStore('a contract', (world) => {
  it('is not deleted or replaced as long as its row stays', async () => {
    const query = async (text: string, values: unknown[] = []) =>
      (await world.database.query<AnyRow>(text, values)).rows;
    const contentType = 'application/pdf';
    const { rows } = await world.database.query<{ id: string }>(
      `insert into public.clients (name) values ('Ullverket') returning id`,
    );
    const path = `${rows[0]?.id}/${randomUUID()}.pdf`;
    const contracts = (await world.as(cast.astrid)).storage.from('contracts');
    must(await contracts.upload(path, pdf, { contentType }));
    await query(
      `insert into public.client_documents (client_id, path, file_name, mime_type, size_bytes)
       values ($1, $2, 'contract.pdf', 'application/pdf', 19)`,
      [rows[0]?.id, path],
    );
    expect(must(await contracts.remove([path]))).toEqual([]);
    expect((await contracts.upload(path, pdf, { contentType, upsert: true })).error).not.toBeNull();
    must(await contracts.download(path));
    await query('delete from public.client_documents where path = $1', [path]);
    expect(must(await contracts.remove([path]))).toHaveLength(1);
    const nowhere = `${randomUUID()}/a.pdf`;
    expect(errorOf(await contracts.upload(nowhere, pdf, { contentType })).statusCode).toBe('403');
  });
});
