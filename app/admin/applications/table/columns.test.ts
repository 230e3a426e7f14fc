import { expect, test, vi } from 'vitest';
import { adminApplications as messages } from '../messages.sv.ts';
import type { ApplicationRow } from './application-row.ts';
import { applicationColumns } from './columns.tsx';

test('times are exported as days and numbers that a spreadsheet can sort', () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z') });
  const row = {
    created_at: '2026-11-11T12:48:10.168324+00:00',
    stage_changed_at: '2026-11-12T12:00:00+00:00',
    owed_answer_since: '2026-11-13T08:00:00+00:00',
  } as ApplicationRow;
  const nameStage = () => 'Andra samtalet';
  const columns = applicationColumns({ messages, language: 'sv', staff: [], nameStage });
  const exported = ['applied', 'moved', 'waiting'].map((key) =>
    columns.find((column) => column.key === key)?.text?.(row),
  );
  vi.useRealTimers();
  expect(exported).toEqual(['2026-11-11', '2026-11-12', 3.17]);
});
