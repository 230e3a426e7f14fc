import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, expect, it } from 'vitest';
import { renderCurl, renderSupabase } from '../../../domain/api/examples.ts';
import type { ApiScope } from '../../../domain/api/scope.ts';
import { describeApi } from '../../../server/boot/services/api-reference.ts';
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
    return { id: rows[0]?.id, token, client, cvs: client.storage.from('cvs') };
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

  it('is read by the example of the reference', async () => {
    const { tables } = await describeApi(world.database.query);
    const example = tables
      .flatMap(({ examples }) => examples)
      .find(({ verb }) => verb === 'download');
    if (!example) throw new Error('no example downloads');
    const { token, client } = await cvsWith('files:read');
    const folder = await mkdtemp(join(tmpdir(), 'alpaca-test-'));
    const command = renderCurl(example, world.url).replace('CV_PATH', path);
    const env = { ...process.env, TOKEN: token };
    await promisify(execFile)('bash', ['-c', command], { cwd: folder, env });
    expect(await readFile(join(folder, 'cv.pdf'))).toEqual(Buffer.from(pdf));
    await rm(folder, { recursive: true });
    const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
    const script = `${renderSupabase(example).replace('CV_PATH', path)}\nreturn error;`;
    expect(await new AsyncFunction('supabase', script)(client)).toBeNull();
  });

  it('is not read with another scope, nor without a document, nor written', async () => {
    const others = await cvsWith('people:write', 'applications:write');
    expect((await others.cvs.download(path)).error).not.toBeNull();
    expect((await others.cvs.createSignedUrl(path, 60)).error?.message).toBe(
      'the API token lacks the scope files:read',
    );
    const { cvs } = await cvsWith('files:read');
    expect((await cvs.download(unnamed)).error).not.toBeNull();
    expect((await cvs.upload(`${randomUUID()}.pdf`, pdf, { contentType })).error).not.toBeNull();
    expect(must(await world.service.storage.from('cvs').list())).not.toEqual([]);
    await cvs.remove([path]);
    expect((await cvs.download(path)).error).toBeNull();
  });
});
