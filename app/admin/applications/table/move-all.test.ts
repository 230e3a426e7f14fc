import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import type { ChunkResult } from '../../kit/list/list-definition.ts';
import { runInChunks, undoAll } from '../../kit/list/selection/run-in-chunks.ts';
import type { ApplicationRow } from './application-row.ts';
import { bulkUndoSeconds, moveAll } from './move-all.ts';

const client = {} as BrowserClient;
const start = new Date('2026-05-04T08:00:00Z');
const choice = {
  when: 'now',
  template: 'application_stage_screening',
  at: '',
  message: '',
} as const;
const describe = ({ cancelled }: { cancelled: number }) => [`${cancelled} cancelled`];

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

type Row = ApplicationRow & { row_key: string };

const rowOf = (id: string, stage = 'new') =>
  ({ id, row_key: id, stage, withdrawn_at: null }) as Row;

async function* inTens(rows: Row[]) {
  for (let from = 0; from < rows.length; from += 10) yield rows.slice(from, from + 10);
}

/** A server that takes one second per call and sends mail when it is due. */
function startServer() {
  const due = new Map<string, number>();
  const stages = new Map<string, string>();
  const moves = new Map<string, { id: string; from: string; mail: string | null }>();
  const sent = new Set<string>();
  const pass = () => {
    vi.advanceTimersByTime(1000);
    for (const [mail, time] of due) if (time <= Date.now()) sent.add(mail);
    for (const mail of sent) due.delete(mail);
  };
  return {
    due,
    stages,
    sent,
    pass,
    calls: {
      moveApplication: vi.fn(async (_, move, key: string) => {
        pass();
        const id = move.application_id as string;
        const mail = move.mail ? `mail of ${id}` : null;
        stages.set(id, move.to);
        moves.set(key, { id, from: move.from, mail });
        if (mail) due.set(mail, Date.parse(move.mail.send_after));
        return {
          mail_id: mail,
          cancelled_mail: move.from === 'rejected' ? [`rejection of ${id}`] : [],
        };
      }),
      undoMove: vi.fn(async (_, key: string) => {
        pass();
        const move = moves.get(key);
        if (!move) throw new BackendError({ code: 'not_found', message: '' });
        if (move.mail && sent.has(move.mail))
          throw new BackendError({ code: 'mail_sent', message: '' });
        stages.set(move.id, move.from);
      }),
      delayMails: vi.fn(async (_, ids: string[], time: Date) => {
        for (const id of ids) if (due.has(id)) due.set(id, time.getTime());
      }),
      cancelMails: vi.fn(async (_, ids: string[]) => {
        for (const id of ids) due.delete(id);
      }),
    } as unknown as Parameters<typeof moveAll>[1] & object,
  };
}

test('500 moves that take eight minutes are all undone, and no mail is sent', async () => {
  const server = startServer();
  const batch = moveAll({ from: ['new'], to: 'screening', choice, describe }, server.calls);
  const rows = Array.from({ length: 500 }, (_, index) => rowOf(`person ${index}`));
  const { done, undos } = await runInChunks(client, inTens(rows), batch.run, () => undefined);
  await batch.finish?.(client);
  expect(done).toBe(500);
  expect(server.sent.size).toBe(0);
  // All mails are sent together, when the undo period is over.
  const times = new Set(server.due.values());
  expect(times.size).toBe(1);
  expect([...times][0]).toBeGreaterThan(Date.now() + bulkUndoSeconds * 1000);

  vi.advanceTimersByTime((bulkUndoSeconds - 1) * 1000);
  await batch.beforeUndo?.(client);
  await undoAll(undos, () => undefined);
  expect(new Set(server.stages.values())).toEqual(new Set(['new']));
  expect(server.sent.size).toBe(0);
});

test('a late undo reports the reason and the number of remaining moves', async () => {
  const server = startServer();
  const batch = moveAll({ from: ['new'], to: 'screening', choice, describe }, server.calls);
  const { undos } = await runInChunks(
    client,
    inTens([rowOf('a'), rowOf('b')]),
    batch.run,
    () => undefined,
  );
  await batch.finish?.(client);
  vi.advanceTimersByTime((bulkUndoSeconds + 60) * 1000);
  server.pass();
  await batch.beforeUndo?.(client);
  await expect(undoAll(undos, () => undefined)).rejects.toMatchObject({
    remaining: { mail_sent: 2 },
  });
});

test('applications that a colleague moved first are counted, and the others are moved', async () => {
  const server = startServer();
  vi.mocked(server.calls.moveApplication).mockRejectedValueOnce(
    new BackendError({ code: 'conflict', message: '' }),
  );
  const { run } = moveAll({ from: ['new'], to: 'screening', choice, describe }, server.calls);
  const part = (await run(client, [rowOf('a'), rowOf('b'), rowOf('c', 'offer')])) as ChunkResult;
  expect(part).toMatchObject({ count: 1, skipped: { conflict: 1 } });
  expect([...server.stages.keys()]).toEqual(['b']);
});

test('a scheduled mail keeps its time', async () => {
  const server = startServer();
  const at = '2026-05-05T08:00';
  const later = { ...choice, when: 'later', at } as const;
  const batch = moveAll({ from: ['new'], to: 'screening', choice: later, describe }, server.calls);
  await batch.run(client, [rowOf('a')]);
  await batch.finish?.(client);
  expect([...server.due.values()]).toEqual([new Date(at).getTime()]);
});

test('the result names the scheduled mails that the moves cancelled', async () => {
  const server = startServer();
  const batch = moveAll(
    { from: ['new', 'rejected'], to: 'screening', choice, describe },
    server.calls,
  );
  await batch.run(client, [rowOf('a', 'rejected'), rowOf('b')]);
  await batch.run(client, [rowOf('c', 'rejected')]);
  expect(batch.notes?.()).toEqual(['2 cancelled']);
});
