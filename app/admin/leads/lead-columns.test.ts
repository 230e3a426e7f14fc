import { expect, test } from 'vitest';
import { leadColumns } from './lead-columns.tsx';
import type { LeadRow } from './lead-source.ts';
import { adminWaitingList as messages } from './messages.en.ts';

const columns = leadColumns({ messages, language: 'en' });

function read(key: string, row: Partial<LeadRow>) {
  const column = columns.find((one) => one.key === key);
  return { shown: column?.cell(row as LeadRow), exported: column?.text?.(row as LeadRow) };
}

const alone = { company: null, full_name: '', email: 'lo@akeriet.example' };

test('a lead without company and name is shown by its address', () => {
  expect(read('company', alone)).toEqual({ shown: 'lo@akeriet.example', exported: '' });
  expect(read('person', alone)).toEqual({ shown: messages.unnamed, exported: '' });
});

test('a lead without a name is shown by company and address, and one without a company by its name', () => {
  const unnamed = { ...alone, company: 'Åkeriet' };
  expect(read('company', unnamed)).toEqual({ shown: 'Åkeriet', exported: 'Åkeriet' });
  expect(read('person', unnamed)).toEqual({ shown: 'lo@akeriet.example', exported: '' });
  const named = { ...alone, full_name: 'Lo Ek' };
  expect(read('company', named)).toEqual({ shown: messages.noCompany, exported: '' });
  expect(read('person', named)).toEqual({ shown: 'Lo Ek', exported: 'Lo Ek' });
});

test('a saving is exported beside its currency', () => {
  const { currency } = columns.find(({ key }) => key === 'saving') ?? {};
  const row = { saving: 4000, saving_currency: 'EUR' } as LeadRow;
  expect(currency?.text(row)).toBe('EUR');
  expect(currency?.text({ ...row, saving: null })).toBe('');
});
