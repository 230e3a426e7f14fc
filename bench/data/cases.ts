import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { SignJWT } from 'jose';
import { paths } from './paths.ts';

// Requests sent to every server alike, and the response each must give before it is measured.

export type Call = { method: string; path: string; headers: Record<string, string>; body?: string };
type Case = { name: string; call: Call; check: (url: string) => Promise<void> };

export const secret = 'a secret of the benchmark that all servers share';
const person = '6f1c2f0e-0a51-4c53-9d53-3b4f3c1f8a11';
const otherUser = '9d0a3a52-7a0c-4f0e-8a4b-2f1f7f6f5c22';

const expectedJobs = Array.from({ length: 20 }, (_, index) => {
  const id = 2 * (index + 1);
  const job = { id, company_id: 1 + (id % 50), title: `Job ${id}`, city: `City ${id % 7}` };
  return { ...job, published: true };
});

const expectedEmbeds = expectedJobs.map(({ id, title, company_id }) => ({
  id,
  title,
  company: { id: company_id, name: `Company ${company_id}` },
  skills: [id - 1, id + 999, id + 1999].map((n) => ({ id: n, name: `Skill ${n}` })),
}));

export async function createCases(): Promise<Case[]> {
  const anon = headersOf(await token({ role: 'anon' }));
  const authenticated = headersOf(await token({ role: 'authenticated', sub: person }));
  const read = { method: 'GET', path: paths.reads, headers: anon };
  const embed = { method: 'GET', path: paths.embeds, headers: anon };
  const rpc = { ...post(paths.rpc, anon, { a: 40, b: 2 }) };
  const note = (body: object) =>
    post(paths.inserts, { ...authenticated, prefer: 'return=minimal' }, body);
  return [
    { name: 'reads', call: read, check: (url) => mustEqual(url, read, expectedJobs) },
    { name: 'embeds', call: embed, check: (url) => mustEqual(url, embed, expectedEmbeds, bySkill) },
    {
      name: 'inserts',
      call: note({ body: 'Called back, meeting on Monday' }),
      check: (url) =>
        checkInserts(url, note, { ...read, path: paths.notes, headers: authenticated }),
    },
    { name: 'rpc', call: rpc, check: (url) => mustEqual(url, rpc, 42) },
  ];
}

async function checkInserts(url: string, note: (body: object) => Call, read: Call): Promise<void> {
  const body = `Note ${randomUUID()}`;
  await must(url, note({ body }), 201);
  await must(url, note({ body: 'In the name of another', author: otherUser }), 403);
  const found = { ...read, path: `${paths.notes}${encodeURIComponent(body)}` };
  await mustEqual(url, found, [{ body, author: person }]);
}

async function mustEqual(
  url: string,
  call: Call,
  expected: unknown,
  arrange: (value: unknown) => unknown = (value) => value,
): Promise<void> {
  const value = arrange(await (await must(url, call, 200)).json());
  if (isDeepStrictEqual(value, expected)) return;
  throw new Error(`${url}${call.path} returned ${JSON.stringify(value).slice(0, 500)}`);
}

/** The order of embedded rows is undefined. */
function bySkill(value: unknown): unknown {
  for (const { skills } of value as { skills: { id: number }[] }[])
    skills.sort((a, b) => a.id - b.id);
  return value;
}

async function must(url: string, { path, ...init }: Call, status: number): Promise<Response> {
  const response = await fetch(`${url}${path}`, init);
  if (response.status === status) return response;
  const text = (await response.text()).slice(0, 500);
  throw new Error(`${init.method} ${url}${path} returned ${response.status}: ${text}`);
}

function post(path: string, headers: Call['headers'], body: object): Call {
  const type = { 'content-type': 'application/json' };
  return { method: 'POST', path, headers: { ...headers, ...type }, body: JSON.stringify(body) };
}

const headersOf = (key: string) => ({ apikey: key, authorization: `Bearer ${key}` });

function token(claims: Record<string, string>): Promise<string> {
  return new SignJWT({ aud: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('2h')
    .sign(new TextEncoder().encode(secret));
}
