import { expect, test } from 'vitest';
import { getMessages } from '../../messages.server.ts';
import { getStatusTracker } from './get-status-tracker.server.ts';

test.each(['en', 'sv'] as const)('shows the stages of the person’s own page in %s', (language) => {
  const { stages } = getMessages('person', language);
  const { steps } = getStatusTracker(language);
  expect(steps.map(({ name }) => name)).toEqual([
    stages.new.name,
    stages.screening.name,
    stages.interview.name,
    stages.offer.name,
    stages.hired.name,
  ]);
  expect(steps.map(({ date }) => date !== '')).toEqual([true, true, true, false, false]);
});
