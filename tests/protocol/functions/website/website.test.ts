import { afterEach, describe, expect, test } from 'vitest';
import { maxDrawingLength } from '../../../../domain/content/logo-drawing.ts';
import { createSmtpTransport } from '../../../../server/email/transport.ts';
import { withClient } from '../../../../server/postgres/with-client.ts';
import { cast } from '../../../fixtures/cast.ts';
import { startMailServer } from '../../../fixtures/mail/mail-server.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows, asStaff } = prepareFunctionsServer();

const checkGoLive = async () => (await server.invoke('check-go-live', {}, { as: 'astrid' })).data;

describe('the drawing of a logo', () => {
  test('is stored without scripts', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0"/></svg>';
    const { data } = await server.invoke('save-logo-drawing', { svg }, { as: 'edith' });
    const stored = await server.files.read({ bucket: 'media', path: String(data.path) });
    expect(Buffer.from(stored ?? []).toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>',
    );
  });

  test.each([
    ['empty', ''],
    ['no SVG', '<html/>'],
    ['a photo in a frame', '<svg><g><image href="data:image/png;base64,AAAA"/></g></svg>'],
    ['too long', 'x'.repeat(maxDrawingLength + 1)],
  ])('is rejected if it is %s', async (_, svg) => {
    const { status } = await server.invoke('save-logo-drawing', { svg }, { as: 'edith' });
    expect(status).toBe(422);
  });
});

describe('the mail server', () => {
  afterEach(() => {
    server.goLive.mail = undefined;
  });

  test('is tested with a real message, and the result is valid only for the same settings', async () => {
    const mailServer = await startMailServer();
    const transport = createSmtpTransport({ url: mailServer.url, from: 'Alpaca <a@example.com>' });
    server.goLive.mail = { transport, server: 'first' };
    expect((await checkGoLive()).mail).toBe(false);
    const { data } = await server.invoke('test-mail', {}, { as: 'astrid' });
    expect(data).toEqual({ sent: true });
    expect(mailServer.to('astrid@example.com').map(({ subject }) => subject)).toEqual([
      'Test message from Alpaca',
    ]);
    expect((await checkGoLive()).mail).toBe(true);
    server.goLive.mail = { transport, server: 'second' };
    expect((await checkGoLive()).mail).toBe(false);
    await mailServer.stop();
  });

  test('that cannot be reached is reported, and one that is not set cannot be tested', async () => {
    const transport = createSmtpTransport({ url: 'smtp://127.0.0.1:1', from: 'a@example.com' });
    server.goLive.mail = { transport, server: 'third' };
    const { data } = await server.invoke('test-mail', {}, { as: 'astrid' });
    expect(data).toMatchObject({ sent: false });
    expect((await checkGoLive()).mail).toBe(false);
    server.goLive.mail = undefined;
    expect((await server.invoke('test-mail', {}, { as: 'astrid' })).error).toBe('conflict');
  });
});

test('each step to the public site is done when its condition is met, and not before', async () => {
  expect(await checkGoLive()).toMatchObject({
    public_url: false,
    contact: false,
    backup: false,
    demo_content: true,
    company: false,
    logos: false,
    testimonials: false,
    team: false,
    terms: false,
    booking_link: false,
    first_job: false,
  });
  server.goLive.isPublic = true;
  server.goLive.hasExamples = false;
  await rows(`insert into settings (key, value) values ('last_backup', to_jsonb(now()))`);
  await asStaff(
    'admin',
    `update public.settings set value = '{"legal_name": "Exempel AB", "organisation_number": "556000-0000"}'
     where key = 'company'`,
  );
  await asStaff(
    'editor',
    `insert into public.customer_logos (name, display_name, state) values ('own', 'Own', 'published')`,
  );
  await asStaff('editor', `insert into public.team_members (name) values ('Draft')`);
  await asStaff(
    'recruiter',
    `insert into public.booking_links (label, url) values ('Own', 'https://cal.example.com/own')`,
  );
  expect(await checkGoLive()).toMatchObject({
    public_url: true,
    contact: true,
    backup: true,
    company: true,
    logos: true,
    testimonials: false,
    team: false,
    booking_link: true,
  });
});

test('demo content is counted, then removed, and the audit log names the administrator', async () => {
  const { counts: none } = (
    await server.invoke('demo-content', { action: 'preview' }, { as: 'astrid' })
  ).data;
  expect(none).toEqual([]);
  await withClient(server.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(
      `insert into public.testimonials (name, state, quote, title, company)
       values ('Demo', 'published', '{"en": "a"}', '{"en": "b"}', 'c')`,
    );
    await client.query('select private.record_demo_rows(pg_current_xact_id()::xid)');
    await client.query('commit');
  });
  expect(await checkGoLive()).toMatchObject({ demo_content: false, testimonials: false });
  const counts = [{ kind: 'testimonials', rows: 1 }];
  const preview = await server.invoke('demo-content', { action: 'preview' }, { as: 'astrid' });
  expect(preview.data).toEqual({ counts });
  const removed = await server.invoke('demo-content', { action: 'remove' }, { as: 'astrid' });
  expect(removed.data).toEqual({ counts });
  expect(await checkGoLive()).toMatchObject({ demo_content: true });
  const [entry] = await rows(
    `select row_count, actor_id::text as by from audit_log where table_name = 'demo_content'`,
  );
  expect(entry).toEqual({ row_count: 1, by: cast.astrid.id });
});
