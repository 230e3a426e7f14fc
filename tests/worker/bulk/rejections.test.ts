import { describe, expect, it } from 'vitest';
import { continueBulkActions } from '../../../server/worker/continue-bulk-actions.ts';
import { insertApplicants } from '../../fixtures/applicants/many-applicants.ts';
import { cast } from '../../fixtures/cast.ts';
import { jobContext } from '../../fixtures/worker.ts';
import { moving, prepareBulkActions, some } from './prepare-bulk-actions.ts';

// A move of many applications, as the worker does it: in batches, with a result per row and one undo for all.

const { server, rows, start, run, undo } = prepareBulkActions();

describe('a move of many applications', () => {
  it('rejects with one reason and note, and cannot be undone after its time', async () => {
    const applicants = await insertApplicants(rows, { count: 2, prefix: 'reject' });
    const work = {
      ...moving,
      to: 'rejected',
      reject_reason: 'skills',
      merit_note: 'Others know more of it.',
      mail: { template: 'application_rejected' },
    };
    const id = await start({ target: 'applications', selection: some(applicants), work });
    await run(id);
    expect(
      await rows(
        'select distinct stage::text, reject_reason, decided_by from applications where id = any ($1)',
        [applicants.map(({ id }) => id)],
      ),
    ).toEqual([{ stage: 'rejected', reject_reason: 'skills', decided_by: cast.rasmus.id }]);
    await rows(`update bulk_actions set undo_until = now() - interval '1 second' where id = $1`, [
      id,
    ]);
    expect((await undo(id)).error).toBe('conflict');
    await continueBulkActions(await jobContext(server), undefined, async () => undefined);
    expect(
      await rows('select from bulk_action_rows where action_id = $1 and before is not null', [id]),
    ).toHaveLength(0);
    expect(await rows('select options from bulk_actions where id = $1', [id])).toEqual([
      { options: { to: 'rejected', from: ['new'] } },
    ]);
  });
});
