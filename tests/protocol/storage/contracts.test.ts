import { beforeAll, expect, it } from 'vitest';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { cast, must, onEachStore } from './world.ts';

const pdf = new Blob(['%PDF-1.4 a contract'], { type: 'application/pdf' });

onEachStore('contracts of clients', (world) => {
  const query = async (text: string, values: unknown[] = []) =>
    (await world.database.query<AnyRow>(text, values)).rows;
  let client: string;
  let path: string;

  const filesOf = async (person: { id: string }) =>
    (await world.as(person)).storage.from('contracts');
  const setOwner = (owner: string) =>
    query('update public.client_details set owner_id = $2 where client_id = $1', [client, owner]);

  beforeAll(async () => {
    await query(
      `update public.staff_profiles set role = 'recruiter', state = 'active' where user_id = $1`,
      [cast.pelle.id],
    );
    [{ id: client }] = (await query(
      `insert into public.clients (name) values ('Ullverket') returning id`,
    )) as [{ id: string }];
    await setOwner(cast.rasmus.id);
    path = `${client}/contract.pdf`;
    must(await (await filesOf(cast.rasmus)).upload(path, pdf));
    await query(
      `insert into public.client_documents (client_id, path, file_name, mime_type, size_bytes)
       values ($1, $2, 'contract.pdf', 'application/pdf', 19)`,
      [client, path],
    );
  });

  it('are read by the owner and administrators, and every download is on record', async () => {
    for (const reader of [cast.rasmus, cast.astrid]) {
      const file = must(await (await filesOf(reader)).download(path));
      expect(await file.text()).toBe('%PDF-1.4 a contract');
    }
    expect(
      await query(
        `select actor_id from public.audit_log where action = 'download' and table_name = 'client_documents'
         order by id`,
      ),
    ).toEqual([{ actor_id: cast.rasmus.id }, { actor_id: cast.astrid.id }]);
  });

  it.each(['pelle', 'edith', 'viola'] as const)('do not exist for %s', async (name) => {
    const files = await filesOf(cast[name]);
    expect((await files.download(path)).error).not.toBeNull();
    expect((await files.createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await files.upload(`${client}/other.pdf`, pdf)).error).not.toBeNull();
    expect((await files.copy(path, `${client}/copy.pdf`)).error).not.toBeNull();
    expect((await files.move(path, `${client}/moved.pdf`)).error).not.toBeNull();
    expect(must(await files.list(client))).toEqual([]);
    expect(must(await files.remove([path]))).toEqual([]);
    expect((await (await filesOf(cast.rasmus)).download(path)).error).toBeNull();
  });

  it('close with the ownership, a signed URL included', async () => {
    const { signedUrl } = must(await (await filesOf(cast.rasmus)).createSignedUrl(path, 60));
    expect((await fetch(signedUrl)).status).toBe(200);
    await setOwner(cast.pelle.id);
    expect((await fetch(signedUrl)).ok).toBe(false);
    expect((await (await filesOf(cast.rasmus)).download(path)).error).not.toBeNull();
    expect((await (await filesOf(cast.pelle)).download(path)).error).toBeNull();
    await setOwner(cast.rasmus.id);
  });
});
