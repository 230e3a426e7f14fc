import { expect, test } from 'vitest';
import { clientColumns } from './client-columns.tsx';
import type { ClientRow } from './client-source.ts';
import { adminClients as messages } from './messages.en.ts';

const row = {
  last_contact_at: '2026-11-16T12:00:00Z',
  next_invoice_month: '2026-10-01',
  next_invoice_kind: 'draft',
  created_at: '2026-01-05T12:00:00Z',
} as ClientRow;

test('days and months are exported in a form that spreadsheets sort', () => {
  const columns = clientColumns({ messages, language: 'en' });
  const exported = (key: string) => columns.find((column) => column.key === key)?.text?.(row);
  expect(exported('lastContact')).toBe('2026-11-16');
  expect(exported('created')).toBe('2026-01-05');
  expect(exported('nextInvoice')).toBe('2026-10');
});
