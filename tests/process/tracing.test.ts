import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withClient } from '../../server/postgres/with-client.ts';
import { applicationForm, cvPdf } from '../fixtures/applications.ts';
import { cloneDatabase } from '../fixtures/database.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import {
  attributeOf,
  type ReceivedSpan,
  type SpanCollector,
  startSpanCollector,
} from '../fixtures/span-collector.ts';
import { until } from '../fixtures/until.ts';
import { freePort, killAll, type Product, startProduct, stopProduct } from './product.ts';

// A collector receives the spans of a request, of its statements and of the tasks that it queued.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const email = 'traced@people.example';
const traceId = '0af7651916cd43dd8448eb211c80319c';
const callerSpan = 'b7ad6b7169203331';
let folder: string;
let collector: SpanCollector;
let product: Product;
let stop: () => Promise<void>;
let anonKey: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-tracing-'));
  collector = await startSpanCollector();
  const { url, drop } = await cloneDatabase();
  stop = drop;
  product = await startProduct({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: url,
    DEMO_CONTENT: 'true',
    LOG_LEVEL: 'info',
    LOG_FORMAT: 'json',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=half%3Dsecret',
    OTEL_SERVICE_NAME: 'alpaca-test',
  });
  stop = async () => {
    await stopProduct(product);
    await drop();
  };
  // The form of the test answers none.
  await withClient(url, (client) => client.query('delete from public.job_questions'));
  const page = await (await fetch(`${product.url}/admin`)).text();
  anonKey = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(page)?.[0] ?? '';
});

afterAll(async () => {
  await stop?.();
  await killAll();
  await collector?.stop();
  await removeFolder(folder);
});

const spansOf = (id: string) => collector.spans.filter((span) => span.traceId === id);

/** The names of the spans from this one up to the first. */
function path(span: ReceivedSpan | undefined): string[] {
  if (!span) return [];
  const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [span.name, ...path(parent)];
}

it('a trace leads from the request of another program through SQL to the tasks of the worker', async () => {
  const form = applicationForm({ email, last_name: 'Traced' }, cvPdf('Patience'));
  const response = await fetch(`${product.url}/functions/v1/apply`, {
    method: 'POST',
    headers: { apikey: anonKey, traceparent: `00-${traceId}-${callerSpan}-01` },
    body: form,
  });
  expect(response.status).toBe(200);
  await until(() => spansOf(traceId).some(({ name }) => name === 'deliver-mail'));
  await until(() => spansOf(traceId).some(({ name }) => name === 'extract-cv-text'));
  const spans = spansOf(traceId);
  const request = spans.find(({ name }) => name === 'POST /functions/v1/apply');
  expect(request).toMatchObject({ kind: 2, parentSpanId: callerSpan, status: {} });
  expect(request && attributeOf(request, 'http.response.status_code')).toBe('200');
  expect(request && attributeOf(request, 'alpaca.request_id')).toBe(
    response.headers.get('x-request-id'),
  );
  const mail = spans.find(({ name }) => name === 'deliver-mail');
  expect(mail?.kind).toBe(5);
  expect(path(mail)).toEqual(['deliver-mail', 'transaction', 'POST /functions/v1/apply']);
  const statement = spans.find(({ name }) => name === 'insert public.applications');
  expect(path(statement)).toEqual([
    'insert public.applications',
    'transaction',
    'POST /functions/v1/apply',
  ]);
  // The statements of a task belong to it.
  expect(spans.some((span) => path(span)[1] === 'deliver-mail')).toBe(true);
  for (const { startTimeUnixNano, endTimeUnixNano } of spans) {
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  }
});

it('calls of the data API and pages have spans of their statements', async () => {
  const id = traceId.replace(/^0a/, '0b');
  const headers = { apikey: anonKey, traceparent: `00-${id}-${callerSpan}-01` };
  await fetch(`${product.url}/rest/v1/jobs?select=id`, { headers });
  await until(() => spansOf(id).some(({ name }) => name === 'GET /rest/v1/jobs'));
  const read = spansOf(id).find(({ name }) => name === 'GET /rest/v1/jobs');
  const statement = spansOf(id).find(({ name }) => name === 'select public.jobs');
  expect(statement?.parentSpanId).toBe(read?.spanId);
  expect(statement && attributeOf(statement, 'alpaca.role')).toBe('anon');
  expect(statement && attributeOf(statement, 'db.system.name')).toBe('postgresql');
});

it('a caller that does not record its trace is not recorded here', async () => {
  const id = traceId.replace(/^0a/, '0c');
  const before = collector.spans.length;
  await fetch(`${product.url}/pricing`, {
    headers: { traceparent: `00-${id}-${callerSpan}-00` },
  });
  await fetch(`${product.url}/pricing`);
  await until(() => collector.spans.slice(before).some(({ name }) => name === 'GET /pricing'));
  expect(spansOf(id)).toEqual([]);
});

it('spans carry the service, the key of the collector and no personal data', async () => {
  expect(collector.resources[0]).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'alpaca-test' },
  });
  expect(collector.headers()['x-collector-key']).toBe('half=secret');
  const text = JSON.stringify(collector.spans);
  for (const personal of [email, 'Traced', anonKey]) expect(text).not.toContain(personal);
});

it('with LOG_FORMAT=json the whole output of the process is JSON', () => {
  const lines = product.output().trim().split('\n');
  const messages = lines.map((line) => JSON.parse(line).msg);
  expect(messages).toContainEqual(expect.stringMatching(/^Database ready \d/));
});

it('a collector that goes away costs no request, and is one line of the log', async () => {
  const { port } = new URL(collector.url);
  await collector.stop();
  for (let round = 0; round < 3; round++) {
    expect((await fetch(`${product.url}/pricing`)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
  }
  const lines = product.output().split('\n');
  expect(lines.filter((line) => line.includes('traces cannot be sent'))).toHaveLength(1);
  collector = await startSpanCollector(Number(port));
  await fetch(`${product.url}/pricing`);
  await until(() => product.output().includes('traces can be sent again'));
});
