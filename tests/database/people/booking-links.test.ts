import { beforeEach, expect, test } from 'vitest';
import { actAs } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();

beforeEach(() => database.client.query('delete from public.booking_links'));

async function insertLinks(weights: Record<string, number>): Promise<void> {
  for (const [label, weight] of Object.entries(weights)) {
    await database.client.query(
      'insert into public.booking_links (label, url, weight) values ($1, $2, $3)',
      [label, `https://cal.example.com/${label}`, weight],
    );
  }
}

/** The label of the link that the next visitor gets. */
async function nextLabel(client = database.client): Promise<string | null> {
  const { rows } = await client.query<{ url: string | null }>(
    'select public.get_next_calendly_url() as url',
  );
  return rows[0]?.url?.replace('https://cal.example.com/', '') ?? null;
}

async function nextLabels(calls: number): Promise<(string | null)[]> {
  const labels: (string | null)[] = [];
  for (let call = 0; call < calls; call += 1) labels.push(await nextLabel());
  return labels;
}

function count(labels: (string | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const label of labels) counts[label ?? 'none'] = (counts[label ?? 'none'] ?? 0) + 1;
  return counts;
}

test('no link is served if none exists or all are paused', async () => {
  expect(await nextLabel()).toBeNull();
  await insertLinks({ astrid: 1 });
  await database.client.query('update public.booking_links set paused = true');
  expect(await nextLabel()).toBeNull();
});

test('a visitor gets a link without being able to see the list', async () => {
  await insertLinks({ astrid: 1 });
  expect(await actAs(database.client, 'anon', () => nextLabel())).toBe('astrid');
});

test('any nine consecutive calls serve each link as often as its weight', async () => {
  await insertLinks({ astrid: 5, rasmus: 1, edith: 3 });
  const served = await nextLabels(36);
  for (let start = 0; start + 9 <= served.length; start += 1) {
    expect(count(served.slice(start, start + 9))).toEqual({ astrid: 5, rasmus: 1, edith: 3 });
  }
});

test('twelve concurrent connections together get each link as often as its weight', async () => {
  await insertLinks({ astrid: 5, rasmus: 1, edith: 3 });
  const clients = await Promise.all(Array.from({ length: 12 }, () => database.connect()));
  const served = await Promise.all(
    clients.map(async (client) => {
      const labels: (string | null)[] = [];
      for (let call = 0; call < 30; call += 1) labels.push(await nextLabel(client));
      return labels;
    }),
  );
  expect(count(served.flat())).toEqual({ astrid: 200, rasmus: 40, edith: 120 });
  const { rows } = await database.client.query<{ label: string; served_count: string }>(
    `select label, served_count from public.booking_links
     join public.booking_link_turns on booking_link_id = id order by label`,
  );
  expect(rows.map((row) => [row.label, Number(row.served_count)])).toEqual([
    ['astrid', 200],
    ['edith', 120],
    ['rasmus', 40],
  ]);
});

test('pausing, reweighting or removing a link starts a new round', async () => {
  await insertLinks({ astrid: 2, rasmus: 2, edith: 1 });
  await nextLabels(3);
  await database.client.query(
    `update public.booking_links set paused = true where label = 'astrid'`,
  );
  expect(count(await nextLabels(6))).toEqual({ rasmus: 4, edith: 2 });
  await nextLabels(1);
  await database.client.query(`delete from public.booking_links where label = 'rasmus'`);
  await database.client.query(
    `update public.booking_links set paused = false, weight = 3 where label = 'astrid'`,
  );
  expect(count(await nextLabels(8))).toEqual({ astrid: 6, edith: 2 });
});

test('serving a link does not wait for a transaction that edits links', async () => {
  await insertLinks({ astrid: 1, rasmus: 1 });
  await nextLabel();
  const colleague = await database.connect();
  await colleague.query('begin');
  await colleague.query(`update public.booking_links set label = label || '!'`);
  await database.client.query(`set statement_timeout = '2s'`);
  expect(await nextLabels(2)).toHaveLength(2);
  await database.client.query('reset statement_timeout');
  await colleague.query('rollback');
});

test('only https URLs are accepted', async () => {
  await expect(
    database.client.query(
      `insert into public.booking_links (label, url) values ('x', 'javascript:alert(1)')`,
    ),
  ).rejects.toThrow(/web_address/);
});

test('above the rate limit a network gets its last link again, unless that is paused', async () => {
  await insertLinks({ astrid: 1, rasmus: 1 });
  const { client } = database;
  const nextLabelFor = async (network: string) => {
    await client.query(`select set_config('request.headers', $1, false)`, [
      JSON.stringify({ 'x-client-network': network }),
    ]);
    return nextLabel().finally(() =>
      client.query(`select set_config('request.headers', '', false)`),
    );
  };
  const first: (string | null)[] = [];
  for (let call = 0; call < 5; call += 1) first.push(await nextLabelFor('198.51.100.1'));
  expect(Math.abs((count(first).astrid ?? 0) - (count(first).rasmus ?? 0))).toBe(1);
  const last = first.at(-1) ?? '';
  for (let call = 0; call < 5; call += 1) expect(await nextLabelFor('198.51.100.1')).toBe(last);
  const other = last === 'astrid' ? 'rasmus' : 'astrid';
  expect(await nextLabelFor('198.51.100.2')).toBe(other);
  await client.query('update public.booking_links set paused = true where label = $1', [other]);
  expect(await nextLabelFor('198.51.100.1')).toBe(last);
});

test('a call counts as offered when its calendar is opened, five times in a row per network', async () => {
  await insertLinks({ astrid: 1, rasmus: 1 });
  const { client } = database;
  await nextLabels(4);
  const open = (label: string, network: string) =>
    client.query('select private.record_booking_click($1, $2)', [
      `https://cal.example.com/${label}`,
      network,
    ]);
  await open('rasmus', '198.51.100.31');
  await open('nobody', '198.51.100.31');
  for (let click = 0; click < 8; click += 1) await open('astrid', '198.51.100.32');
  const { rows } = await client.query(
    `select label, served_count::int, offered_count::int, last_offered_at is not null as recent
     from public.booking_links join public.booking_link_turns on booking_link_id = id order by label`,
  );
  expect(rows).toEqual([
    { label: 'astrid', served_count: 2, offered_count: 5, recent: true },
    { label: 'rasmus', served_count: 2, offered_count: 1, recent: true },
  ]);
});
