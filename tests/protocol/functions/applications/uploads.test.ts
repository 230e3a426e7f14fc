import { type ClientRequest, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { failedFormType } from '../../../../domain/forms/form-error.ts';
import { mebibyte } from '../../../../domain/units.ts';
import { uploadLimits } from '../../../../server/functions/limits/upload-limits.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { applicationForm, cvPdf } from '../../../fixtures/applications.ts';
import { eventually } from '../../../fixtures/eventually.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server } = prepareFunctionsServer({ withQuestions: false });

const largeCv = (bytes: number) => new File(['Carpenter. '.repeat(bytes / 11)], 'cv.txt');

let people = 0;
const formOf = (cv?: File) => {
  people += 1;
  const linkedin_url = 'https://www.linkedin.com/in/sami-sample';
  return applicationForm({ email: `upload${people}@people.example`, linkedin_url }, cv);
};

const send = (network: string, body: FormData, accept = 'application/json') =>
  server.post('apply', { body, headers: { 'x-forwarded-for': network, accept } });

const bucketOf = (network: string, tokens: number) =>
  server.database.query<AnyRow>('update private.rate_limits set tokens = $2 where key = $1', [
    `upload:${network}`,
    tokens,
  ]);

describe('the files of one network', () => {
  it('may be those of fifty applicants an hour', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sent = Array.from({ length: 10 }, () => send('192.0.2.1', formOf(largeCv(mebibyte))));
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(statuses).toEqual(Array(10).fill(200));
      // The rate limit of forms refills that many in ten minutes.
      await server.database.query(`delete from private.rate_limits where key like 'function:%'`);
    }
  });

  it('are limited in bytes, and a rejected form returns the typed values', async () => {
    const network = '192.0.2.2';
    expect((await send(network, formOf(cvPdf()))).status).toBe(200);
    await bucketOf(network, mebibyte);
    const rejected = await send(network, formOf(largeCv(9 * mebibyte)));
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(await rejected.json()).toMatchObject({ error: 'files_limited' });

    const form = formOf(largeCv(9 * mebibyte));
    form.set('page', '/job/hygglo-fullstack-developer');
    const page = await send(network, form, 'text/html');
    expect(page.headers.get('content-type')).toBe(failedFormType);
    expect(page.headers.get('location')).toContain('error=files_limited');
    expect(await page.json()).toMatchObject({ first_name: ['Sami'], email: [form.get('email')] });

    expect((await send(network, formOf())).status).toBe(200);
    expect((await send('192.0.2.3', formOf(largeCv(2 * mebibyte)))).status).toBe(200);
  });
});

it('a form above the rate limit returns the typed values', async () => {
  const network = '192.0.2.4';
  expect((await send(network, formOf(cvPdf()))).status).toBe(200);
  await server.database.query(
    `update private.rate_limits set tokens = 0 where key = 'function:apply:192.0.2.4'`,
  );
  const page = await send(network, formOf(cvPdf()), 'text/html');
  expect(page.headers.get('location')).toContain('error=too_many_requests');
  expect(await page.json()).toMatchObject({ first_name: ['Sami'] });
});

describe('files that are held in memory while they arrive', () => {
  /** Announces a file of 10 MB and sends no bytes of it. */
  function stall(network: string): ClientRequest {
    const stalled = request(`${server.url}/functions/v1/apply`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': network,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 10 * mebibyte,
      },
      agent: false,
    });
    stalled.on('error', () => undefined);
    stalled.flushHeaders();
    return stalled;
  }

  /** Waits until the files of that many requests are counted, which is after they were admitted. */
  async function stallMany(network: string, count: number): Promise<ClientRequest[]> {
    const stalled = Array.from({ length: count }, () => stall(network));
    await eventually(async () => {
      const { rows } = await server.database.query<AnyRow>(
        'select tokens from private.rate_limits where key = $1',
        [`upload:${network}`],
      );
      const leftBytes = uploadLimits.network.bytes - count * 10 * mebibyte;
      expect(rows[0]?.tokens).toBeLessThan(leftBytes + mebibyte);
    });
    return stalled;
  }

  it('are limited per network and in total', async () => {
    const stalled = await stallMany('198.51.100.1', 4);
    const own = await send('198.51.100.1', formOf(largeCv(9 * mebibyte)));
    expect(own.status).toBe(429);
    expect(own.headers.get('retry-after')).toBe('15');
    expect((await send('198.51.100.2', formOf(largeCv(mebibyte)))).status).toBe(200);

    stalled.push(...(await stallMany('198.51.100.3', 4)), ...(await stallMany('198.51.100.4', 4)));
    stalled.push(...(await stallMany('198.51.100.5', 1)));
    const rejected = await send('198.51.100.6', formOf(largeCv(9 * mebibyte)));
    expect(rejected.status).toBe(503);
    expect(await rejected.json()).toMatchObject({ error: 'busy' });

    for (const socket of stalled) socket.destroy();
    await eventually(async () => {
      expect((await send('198.51.100.1', formOf(largeCv(9 * mebibyte)))).status).toBe(200);
    });
  });
});

it('files are rejected while the disk is almost full, forms without a file are not', async () => {
  const { hasRoom } = server.files;
  server.files.hasRoom = async () => false;
  const rejected = await send('203.0.113.1', formOf(cvPdf()));
  expect(rejected.status).toBe(503);
  expect(rejected.headers.get('retry-after')).toBe('300');
  expect(await rejected.json()).toMatchObject({ error: 'busy' });
  const page = await send('203.0.113.1', formOf(cvPdf()), 'text/html');
  expect(page.headers.get('location')).toContain('error=busy');
  expect(await page.json()).toMatchObject({ first_name: ['Sami'] });
  const fields = Object.fromEntries(formOf().entries());
  expect(await server.invoke('apply', fields)).toMatchObject({ status: 200 });
  server.files.hasRoom = hasRoom;
});

it('reads the CVs of a network the later, the more it has sent', async () => {
  const send = async (address: string, email: string) => {
    const form = applicationForm({ email, phone: undefined });
    await server.invoke('apply', form, { headers: { 'x-forwarded-for': address } });
    const { rows } = await server.database.query<{ reading_priority: number }>(
      `select reading_priority from documents join people on people.id = person_id where email = $1`,
      [email],
    );
    return rows.map(({ reading_priority }) => reading_priority);
  };
  expect(await send('192.0.2.91', 'first@queue.example')).toEqual([0]);
  expect(await send('192.0.2.91', 'second@queue.example')).toEqual([1]);
  expect(await send('192.0.2.91', 'third@queue.example')).toEqual([2]);
  expect(await send('192.0.2.92', 'other@queue.example')).toEqual([0]);
});
