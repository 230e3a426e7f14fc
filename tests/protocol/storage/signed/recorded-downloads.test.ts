import { beforeAll, expect, it } from 'vitest';
import { cast, insertDocument, must, onEachStore } from '../world.ts';
import { hour, pdf, signedCvs } from './signed-cvs.ts';

onEachStore('a signed URL and its signer', (world) => {
  const { query, cvsOf } = signedCvs(world);

  let document: string;

  beforeAll(async () => {
    must(await world.service.storage.from('cvs').upload('ada.pdf', pdf));
    document = await insertDocument(world, 'ada.pdf', 'Ada Secret.pdf');
  });

  it('every other download of a private file is recorded too', async () => {
    const log = async () => {
      const { rows } = await query(
        `select actor_id, actor_role, table_name from public.audit_log where action = 'download' order by id`,
      );
      return rows;
    };
    const { cvs } = await cvsOf(cast.rasmus);
    const entriesBefore = (await log()).length;
    const { signedUrl } = must(await cvs.createSignedUrl('ada.pdf', hour));
    const first = await fetch(signedUrl);
    await first.arrayBuffer();
    await fetch(signedUrl, { method: 'HEAD' });
    const laterPart = await fetch(signedUrl, { headers: { range: 'bytes=4-' } });
    await laterPart.arrayBuffer();
    const etag = first.headers.get('etag') ?? '';
    await fetch(signedUrl, { headers: { 'if-none-match': etag } });
    must(await cvs.download('ada.pdf'));
    must(await world.service.storage.from('cvs').download('ada.pdf'));
    const rasmus = {
      actor_id: cast.rasmus.id,
      actor_role: 'authenticated',
      table_name: 'documents',
    };
    expect((await log()).slice(entriesBefore)).toEqual([
      rasmus,
      rasmus,
      { actor_id: null, actor_role: 'service_role', table_name: 'documents' },
    ]);
  });

  it('is recorded once if everything but the first byte is read', async () => {
    const { cvs } = await cvsOf(cast.astrid);
    const count = async () => {
      const { rows } = await query(
        `select from public.audit_log where action = 'download' and actor_id = $1`,
        [cast.astrid.id],
      );
      return rows.length;
    };
    const countBefore = await count();
    const { signedUrl } = must(await cvs.createSignedUrl('ada.pdf', hour));
    for (const range of ['bytes=1-', 'bytes=2-', 'bytes=-2']) {
      const rangeResponse = await fetch(signedUrl, { headers: { range } });
      await rangeResponse.arrayBuffer();
      expect(rangeResponse.status).toBe(206);
    }
    expect(await count()).toBe(countBefore + 1);
  });

  it('is recorded with the document it opens', async () => {
    const { cvs } = await cvsOf(cast.astrid);
    must(await cvs.download('ada.pdf'));
    const log = await query('select to_jsonb(log) as line from public.audit_log as log');
    const lines = log.rows.map(({ line }) => line);
    expect(lines.filter(({ action }) => action === 'download').at(-1)).toMatchObject({
      actor_id: cast.astrid.id,
      table_name: 'documents',
      row_id: document,
    });
    expect(JSON.stringify(lines)).not.toMatch(/secret/i);
  });
});
