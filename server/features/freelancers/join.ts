import type { Database } from '../../../domain/database.types.ts';
import { maxPeriods } from '../../../domain/people/availability.ts';
import { freelancerForm } from '../../../domain/people/freelancer.ts';
import { formatDate } from '../../email/format.ts';
import { personLink } from '../../email/mail-link.ts';
import { db, type Query, requireRow } from '../../postgres/query.ts';
import { describeChanges } from '../people/describe-changes.ts';
import { joinRole } from '../people/join-role.ts';
import { listChanges } from '../people/list-changes.ts';
import { recordPersonEvent } from '../people/record-event.ts';
import { unionArrays } from '../people/union-arrays.ts';
import { defineForm } from '../submissions/define-form.ts';

const shown = [
  'fields',
  'skills',
  'seniority',
  'day_rate',
  'currency',
  'remote',
  'portfolio_url',
  'summary',
  'cv_document_id',
] as const;

type State = Database['public']['Enums']['freelancer_state'];

export const joinFreelanceNetwork = defineForm({
  name: 'join-freelance-network',
  home: '/freelance-network',
  schema: freelancerForm,
  purpose: 'freelance_network',
  takesCv: true,
  sender: (data) => data,
  async run(work) {
    const { query, data, person, site, answer } = work;
    const { expiresAt, documentId } = await joinRole('freelance_network', work);
    const known = await query(
      db
        .selectFrom('freelancers')
        .select([...shown, 'state'])
        .where('person_id', '=', person.id)
        .forUpdate(),
    );
    const written = await query(
      db
        .insertInto('freelancers')
        .values({
          person_id: person.id,
          fields: data.fields,
          skills: data.skills,
          seniority: data.seniority,
          day_rate: data.day_rate,
          currency: data.currency,
          remote: data.remote,
          portfolio_url: data.portfolio_url,
          summary: data.summary,
          cv_document_id: documentId,
          source: data.source,
          consent_expires_at: expiresAt,
        })
        // The owner of the address has confirmed the form, so its values replace those of an earlier
        // profile; blank fields keep the old value, and fields and skills are added.
        .onConflict((conflict) =>
          conflict.column('person_id').doUpdateSet((eb) => ({
            state: eb
              .case()
              .when('freelancers.state', 'in', ['left', 'declined'])
              .then('pending' as const)
              .when('freelancers.state', '<>', 'paused')
              .then(eb.ref('freelancers.state'))
              // Staff can pause a freelancer before a decision.
              .when('freelancers.approved_at', 'is', null)
              .then('pending' as const)
              .else('approved' as const)
              .end(),
            consent_expires_at: eb.ref('excluded.consent_expires_at'),
            renewal_mailed_at: null,
            fields: unionArrays('freelancers.fields', 'excluded.fields'),
            skills: unionArrays('freelancers.skills', 'excluded.skills', 50),
            seniority: eb.fn.coalesce('excluded.seniority', 'freelancers.seniority'),
            day_rate: eb.fn.coalesce('excluded.day_rate', 'freelancers.day_rate'),
            // The form always has a currency, which says nothing without a rate.
            currency: eb
              .case()
              .when('excluded.day_rate', 'is', null)
              .then(eb.ref('freelancers.currency'))
              .else(eb.ref('excluded.currency'))
              .end(),
            remote: eb.fn.coalesce('excluded.remote', 'freelancers.remote'),
            portfolio_url: eb.fn.coalesce('excluded.portfolio_url', 'freelancers.portfolio_url'),
            summary: eb.fn.coalesce('excluded.summary', 'freelancers.summary'),
            cv_document_id: eb.fn.coalesce('excluded.cv_document_id', 'freelancers.cv_document_id'),
          })),
        )
        .returning([...shown, 'state']),
    );
    const hasNewDay =
      data.available_from && (await writeFirstDay(query, person.id, data.available_from));
    const [before] = known.rows;
    const after = requireRow(written);
    const changed: string[] = before ? listChanges(shown, before, after) : [];
    if (before && hasNewDay) changed.push('available_from');
    if (changed.length > 0)
      await recordPersonEvent(query, person.id, 'rejoined_freelance_network', { what: changed });
    else await recordPersonEvent(query, person.id, 'joined_freelance_network');
    await answer({
      template: chooseTemplate(before?.state, after.state),
      to: data.email,
      language: data.language,
      personId: person.id,
      variables: {
        first_name: person.first_name,
        link: personLink(site.url, data.language),
        changes: describeChanges([...(person.changed ?? []), ...changed], data.language),
        keep_until: formatDate(expiresAt, data.language),
      },
    });
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
