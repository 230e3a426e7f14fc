import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { applicationForm } from '../fixtures/applications.ts';
import { tokenIn } from '../fixtures/mail/token-in.ts';
import { linksIn, readUnsentMail } from '../fixtures/mail/unsent-mail.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { openLink } from '../fixtures/site/open-link.ts';
import { freePort, killAll, type Product, startProduct, stopProduct } from './product.ts';

// The product runs at the most verbose log level. Every secret that it issues is recorded, used correctly and incorrectly,
// and searched for in the output of the process.

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const administrator = {
  email: 'astrid@alpaca.example',
  password: 'only for tests on this machine',
};
const secrets = new Map<string, string>();
let folder: string;
let dataDir: string;
let product: Product;
let staff: SupabaseClient;
let anonKey: string;

const note = (what: string, secret: string | null | undefined): string => {
  if (!secret) throw new Error(`there is no ${what}`);
  secrets.set(what, secret);
  return secret;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-log-'));
  dataDir = join(folder, 'data');
  product = await startProduct({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: note('password', administrator.password),
  });
  const page = await (await fetch(`${product.url}/admin`)).text();
  anonKey = note('public key', /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(page)?.[0]);
  staff = createClient(product.url, anonKey, { auth: { persistSession: false } });
  const { data, error } = await staff.auth.signInWithPassword(administrator);
  if (error) throw error;
  note('access token', data.session.access_token);
  note('refresh token', data.session.refresh_token);
});
afterAll(async () => {
  await staff?.realtime.disconnect();
  await killAll();
  await removeFolder(folder);
});

/** The newest mail to an address, as its operator reads it. */
async function mailTo(email: string, template: string): Promise<string> {
  const { data } = await staff
    .from('outbox')
    .select('id')
    .eq('to_email', email)
    .eq('template_key', template)
    .order('created_at', { ascending: false })
    .limit(1)
    .single()
    .throwOnError();
  return readUnsentMail(dataDir, data.id);
}

const call = (name: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${product.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: anonKey, ...headers },
    body: JSON.stringify(body),
  });

/** Requests a private page as browsers, mail programs and people who mistype do. */
async function visit(path: string, secret: string): Promise<void> {
  const spellings = [
    path,
    path.toUpperCase(),
    `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  ];
  for (const spelling of [
    ...spellings,
    `/${path}`,
    '/nowhere/',
    '/',
    '/blog/',
    '/functions/v1/person/',
  ]) {
    await fetch(`${product.url}${spelling}${secret}`, { redirect: 'manual' });
    await fetch(`${product.url}${spelling}${secret}?lang=sv&token=${secret}`, { method: 'POST' });
  }
  const headers = { referer: `${product.url}${path}${secret}`, cookie: `key=${secret}` };
  await fetch(`${product.url}/pricing`, {
    headers: { ...headers, authorization: `Bearer ${secret}` },
  });
  await fetch(`${product.url}/rest/v1/jobs?select=${secret}`, {
    headers: { ...headers, apikey: secret },
  });
  await fetch(`${product.url}/rest/v1/rpc/open_review?token=${secret}`, {
    headers: { apikey: anonKey },
  });
}

async function applyAndVisit(): Promise<void> {
  const email = 'sami@people.example';
  const { data: job } = await staff
    .from('jobs')
    .select('slug, questions:job_questions(id)')
    .eq('slug', 'hygglo-fullstack-developer')
    .single()
    .throwOnError();
  for (const { id } of job.questions) await staff.from('job_questions').delete().eq('id', id);
  const applied = await fetch(`${product.url}/functions/v1/apply`, {
    method: 'POST',
    headers: { apikey: anonKey },
    body: applicationForm({ email, job: job.slug }),
  });
  expect(applied.status, await applied.clone().text()).toBe(200);
  const [link = ''] = linksIn(await mailTo(email, 'application_received'), product.url);
  const token = note('link to a status page', tokenIn(link));
  expect((await fetch(link)).status).toBe(200);
  await visit('/status/', token);
  const shown = await (await call('person', { action: 'show', token })).json();
  const file = new URL(shown.documents[0].url);
  note('signed URL of a file', file.searchParams.get('token'));
  expect((await fetch(file)).status).toBe(200);
  await fetch(`${file}x`);
  await call('person', { action: 'send_link', email, language: 'en' });
  const [own = ''] = linksIn(await mailTo(email, 'person_link'), product.url);
  await visit('/me/', note('link to a page of one’s own', tokenIn(own)));
  await visit('/unsubscribe/', token);
  await call(`person?unsubscribe=${token}`, {});
  await call('person', { action: 'export', token });
}

async function review(): Promise<void> {
  const { data: job } = await staff.from('jobs').select('id').limit(1).single().throwOnError();
  const token = note('key to a shortlist', randomBytes(32).toString('base64url'));
  const { data: link } = await staff
    .from('review_links')
    .insert({
      job_id: job.id,
      token_hash: createHash('sha256').update(token).digest('hex'),
      recipient_name: 'Klara Kund',
      recipient_email: 'klara@company.example',
    })
    .select('id')
    .single()
    .throwOnError();
  await staff.rpc('share_shortlist', { shortlist: link.id }).throwOnError();
  expect((await fetch(`${product.url}/review/${token}`)).status).toBe(200);
  await visit('/review/', token);
  await call('review', { action: 'show', token });
  const session = await staff.auth.getSession();
  const authorization = `Bearer ${session.data.session?.access_token}`;
  const mail = { template: 'client_review_link', review_link_id: link.id };
  expect((await call('send-mail', mail, { authorization })).status).toBe(200);
  const [mailed = ''] = linksIn(
    await mailTo('klara@company.example', 'client_review_link'),
    product.url,
  );
  const other = note('key to a shortlist in a mail', tokenIn(mailed));
  expect((await fetch(mailed)).status).toBe(200);
  await visit('/review/', other);
}

async function previewArticle(): Promise<void> {
  const { data: article } = await staff
    .from('articles')
    .select('id')
    .limit(1)
    .single()
    .throwOnError();
  const token = note('key to a draft', randomBytes(32).toString('base64url'));
  await staff
    .from('article_previews')
    .insert({
      article_id: article.id,
      token_hash: createHash('sha256').update(token).digest('hex'),
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
    .throwOnError();
  expect((await fetch(`${product.url}/preview/article/${token}`)).status).toBe(200);
  await visit('/preview/article/', token);
}

async function accounts(): Promise<void> {
  const client = createClient(product.url, anonKey, { auth: { persistSession: false } });
  const email = 'viola@people.example';
  const password = note('password of an account', 'fyra glada alpackor i en hage');
  await client.auth.signUp({ email, password });
  const text = await mailTo(email, 'auth_confirmation');
  note('code of a new account', /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]);
  const link = new URL(linksIn(text, product.url)[0] ?? '');
  note('link of a new account', link.searchParams.get('token'));
  const back = await openLink(link);
  const fragment = new URLSearchParams(back.headers.get('location')?.split('#')[1]);
  note('access token of an account', fragment.get('access_token'));
  note('refresh token of an account', fragment.get('refresh_token'));
  await fetch(link, { redirect: 'manual' });
  await call('send-password-reset', { email: administrator.email });
  const reset = new URL(
    linksIn(await mailTo(administrator.email, 'auth_recovery'), product.url)[0] ?? '',
  );
  const token = note('link to a new password', reset.searchParams.get('token'));
  await client.auth.verifyOtp({ token_hash: token, type: 'recovery' });
  await client.auth.verifyOtp({ email, token: '000000', type: 'email' });
  await client.auth.signInWithPassword({
    email,
    password: note('wrong password', 'en femte alpacka'),
  });
  await client.auth.refreshSession({ refresh_token: fragment.get('refresh_token') ?? '' });
  await fetch(`${product.url}/auth/v1/callback?code=${token}&state=${token}`, {
    redirect: 'manual',
  });
  await visit('/auth/v1/verify/', token);
}

async function apiToken(): Promise<void> {
  const body = { name: 'Payroll', scopes: ['jobs:read'], days: 30 };
  const { data } = await staff.functions.invoke('create-api-token', { body });
  const token = note('API token', data.token);
  const other = createClient(product.url, token, { auth: { persistSession: false } });
  await other.from('jobs').select('id').limit(1).throwOnError();
  expect((await other.from('people').select('id')).status).toBe(403);
  await other.functions.invoke('send-mail', { body: {} });
  await other.storage.from('cvs').download('nothing.pdf');
  await other.auth.getUser();
  await visit('/rest/v1/', token);
}

async function listen(): Promise<void> {
  const channel = staff.channel('outbox-changes');
  await new Promise<void>((resolve) => {
    channel
      .on('postgres_changes', { event: '*', schema: 'public', table: 'outbox' }, () => undefined)
      .subscribe((state) => state === 'SUBSCRIBED' && resolve());
  });
  const forged = `${anonKey.slice(0, -4)}zzzz`;
  const socket = new WebSocket(
    `${product.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${forged}&access_token=${secrets.get('access token')}`,
  );
  await new Promise((resolve) => socket.addEventListener('error', resolve));
  await channel.unsubscribe();
}

it('logs none of the secrets it has issued', async () => {
  await applyAndVisit();
  await review();
  await previewArticle();
  await accounts();
  await apiToken();
  await listen();
  await fetch(`${product.url}/functions/v1/apply`, {
    method: 'POST',
    body: '{',
    headers: { apikey: anonKey },
  });
  expect(await stopProduct(product)).toBe(0);

  const output = product.output();
  expect(output.match(/"msg":"request"/g)?.length).toBeGreaterThan(100);
  expect(output).toContain('"path":"/status/…"');
  expect(output).toMatch(/Mail kept \(application_received\) \S+\.eml\n/);
  const found = [...secrets].filter(([, secret]) =>
    /^\d+$/.test(secret)
      ? new RegExp(`(?<!\\w)${secret}(?!\\w)`).test(output)
      : output.includes(secret),
  );
  expect(found.map(([what]) => what)).toEqual([]);
  expect(secrets.size).toBeGreaterThan(15);
});
