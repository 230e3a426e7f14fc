import { expect, test } from 'vitest';
import { guaranteeMonths } from '../../../../domain/clients/client-plan.ts';
import { secondVersion } from './general-terms/second-version.ts';

const words: Record<number, { en: string; sv: string }> = { 6: { en: 'six', sv: 'sex' } };

test('the terms in force promise the guarantee that the back office and the portal count', () => {
  const months = words[guaranteeMonths];
  expect(JSON.stringify(secondVersion.body.en)).toContain(
    `within ${months?.en} months from the day its contract was signed`,
  );
  expect(JSON.stringify(secondVersion.body.sv)).toContain(
    `inom ${months?.sv} månader från den dag då anställningsavtalet skrevs under`,
  );
});
