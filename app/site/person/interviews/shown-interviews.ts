import type { OwnApplication } from '../../../../domain/own-page.ts';

type Interviewed = Pick<OwnApplication, 'stage' | 'withdrawn_at' | 'interviews'>;

/** The interviews that the own page shows. A hire cancels none (decision 490), so those that are planned stay. */
export function listShownInterviews({ stage, withdrawn_at, interviews }: Interviewed) {
  if (withdrawn_at || stage === 'rejected') return [];
  return stage === 'hired' ? interviews.filter(({ state }) => state !== 'cancelled') : interviews;
}
