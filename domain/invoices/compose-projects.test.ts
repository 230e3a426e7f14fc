import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeInvoices } from './compose-invoices.ts';
import { halfKey } from './invoice-line.ts';

import { account, amounts, netOf, project } from './invoices.test-samples.ts';

describe('a project', () => {
  test('is invoiced half at the start and half at signing, to the last minor unit', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const projects = [project('2026-05-31', '2026-06-01', amount)];
        const start = netOf('2026-05', { projects });
        const invoiced = new Set([halfKey({ kind: 'project_start', projectId: 'project' })]);
        const signing = netOf('2026-06', { projects, invoiced });
        expect(start + signing).toBe(amount);
        expect(start - signing).toBe(amount % 2);
      }),
    );
  });

  test('that was recorded late comes with the next invoice, once', () => {
    const projects = [project('2026-03-01', '2026-04-10', 900_001)];
    const [first] = composeInvoices('2026-05', account({ projects }));
    expect(first?.lines).toMatchObject([
      { kind: 'project_start', amount: 450_001 },
      { kind: 'project_signing', amount: 450_000 },
    ]);
    const invoiced = new Set(
      first?.lines.map((line) => (line.kind === 'plan' ? '' : halfKey(line))),
    );
    expect(composeInvoices('2026-06', account({ projects, invoiced }))).toEqual([]);
    expect(composeInvoices('2026-02', account({ projects }))).toEqual([]);
  });
});
