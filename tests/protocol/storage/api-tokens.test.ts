import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, expect, it } from 'vitest';
import type { ApiScope } from '../../../domain/api-scope.ts';
import { createApiToken, hashApiToken } from '../../../server/http/identity/api-token.ts';
import { pdf } from './samples.ts';
import { cast, insertDocument, must, onEachStore } from './world.ts';

onEachStore('a CV, for an API token', (world) => {
  const contentType = 'application/pdf';
  const path = `${randomUUID()}.pdf`;
  const unnamed = `${randomUUID()}.pdf`;

  const cvsWith = async (...scopes: ApiScope[]) => {
    const token = createApiToken();
    const { rows } = await world.database.query<{ id: string }>(
      `insert into public.api_tokens (name, token_hash, hint, scopes, created_by, expires_at)
       values ('Payroll', $1, $2, $3, $4, now() + interval '1 day') returning id`,
      [hashApiToken(token), token.slice(0, 8), scopes, cast.astrid.id],
    );
    const client = createClient(world.url, token, { auth: { persistSession: false } });
    return { id: rows[0]?.id, cvs: client.storage.from('cvs') };
  };

  beforeAll(async () => {
    const cvs = world.service.storage.from('cvs');
    for (const name of [path, unnamed]) must(await cvs.upload(name, pdf, { contentType }));
    await insertDocument(world, path);
  });

  it('is read with files:read, also by a signed URL, and the download names the token', async () => {
    const { id, cvs } = await cvsWith('files:read');
    expect(must(await cvs.download(path)).size).toBe(pdf.length);
    const { signedUrl } = must(await cvs.createSignedUrl(path, 60));
    expect((await fetch(signedUrl)).status).toBe(200);
    const { rows } = await world.database.query<{ table_name: string }>(
      `select table_name from public.audit_log where token_id = $1 and action = 'download'`,
      [id],
    );
    expect(rows[0]).toEqual({ table_name: 'documents' });
    await world.database.query('update public.api_tokens set revoked_at = now() where id = $1', [
      id,
    ]);
    expect((await fetch(signedUrl)).status).not.toBe(200);
  });

  it('is not read with another scope, nor without a document, nor written', async () => {
    const others = await cvsWith('people:write', 'applications:write');
    expect((await others.cvs.download(path)).error).not.toBeNull();
    const { cvs } = await cvsWith('files:read');
    expect((await cvs.download(unnamed)).error).not.toBeNull();
    expect((await cvs.upload(`${randomUUID()}.pdf`, pdf, { contentType })).error).not.toBeNull();
    expect(must(await world.service.storage.from('cvs').list())).not.toEqual([]);
    await cvs.remove([path]);
    expect((await cvs.download(path)).error).toBeNull();
  });
});
