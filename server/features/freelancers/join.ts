import type { Database } from '../../../domain/database.types.ts';
import { maxPeriods } from '../../../domain/people/availability.ts';
import { freelancerForm } from '../../../domain/people/freelancer.ts';
import type { Query } from '../../postgres/query.ts';
import { confirmJoining, joinRole } from '../people/join-role.ts';
import { listChanges } from '../people/list-changes.ts';
import { defineForm } from '../submissions/define-form.ts';
import { profileColumns, writeFreelancer } from './write-freelancer.ts';

type State = Database['public']['Enums']['freelancer_state'];

export const joinFreelanceNetwork = defineForm({
  name: 'join-freelance-network',
  formPath: '/freelance-network',
  schema: freelancerForm,
  purpose: 'freelance_network',
  takesCv: true,
  sender: (data) => data,
  async run(work) {
    const { query, data, person } = work;
    const { expiresAt, documentId } = await joinRole('freelance_network', work);
    const { before, after } = await writeFreelancer(query, data, {
      personId: person.id,
      expiresAt,
      documentId,
    });
    const hasNewDay =
      data.available_from && (await writeFirstDay(query, person.id, data.available_from));
    const changed: string[] = before ? listChanges(profileColumns, before, after) : [];
    if (before && hasNewDay) changed.push('available_from');
    const template = chooseTemplate(before?.state, after.state);
    await confirmJoining('freelance_network', work, { template, changed, expiresAt });
  },
});

/** Only a profile that awaits a new decision is promised an answer. */
function chooseTemplate(before: State | undefined, after: State): string {
  if (after === 'approved') return 'freelancer_updated';
  return before === 'pending' || before === 'paused'
    ? 'freelancer_updated_waiting'
    : 'freelancer_welcome';
}

type FirstDay = { day: string };

/**
 * A new first day replaces an earlier one, which is the period without an end. Other periods stay as they are: staff
 * and the freelancer have written them into the calendar. Returns whether the first day is another than before.
 */
async function writeFirstDay(query: Query, personId: string, day: string): Promise<boolean> {
  const deleted = await query<FirstDay>(
    `delete from public.freelancer_availability
     where person_id = $1 and availability = 'available' and note is null and upper_inf(period)
     returning lower(period)::text as day`,
    [personId],
  );
  const inserted = await query<FirstDay>(
    `insert into public.freelancer_availability (person_id, period)
     select $1, daterange(greatest($2::date, max(upper(period))), null)
     from public.freelancer_availability where person_id = $1
     having count(*) < $3
     on conflict do nothing
     returning lower(period)::text as day`,
    [personId, day, maxPeriods],
  );
  return deleted.rows[0]?.day !== inserted.rows[0]?.day;
}
