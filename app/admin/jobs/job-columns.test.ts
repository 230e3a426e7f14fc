import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { messages as admin } from '../messages.en.ts';
import { jobColumns } from './job-columns.tsx';
import type { JobRow } from './job-row.ts';

test('the number of applications leads to their list', () => {
  const { jobs: messages, jobChoices: choiceLabels } = admin;
  const columns = jobColumns({ messages, choiceLabels, language: 'en', withApplications: true });
  const cell = columns.find(({ key }) => key === 'applications')?.cell;
  const link = cell?.({ id: 'one', application_count: 3 } as JobRow);
  expect(isValidElement(link) && link.props).toMatchObject({
    to: '/admin/job-applications?view=table&job=one',
    children: '3',
  });
  expect(cell?.({ id: 'two', application_count: 0 } as JobRow)).toBe('0');
});
