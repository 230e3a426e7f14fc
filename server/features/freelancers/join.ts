import { maxPeriods } from '../../../domain/people/availability.ts';
import { freelancerForm } from '../../../domain/people/freelancer.ts';
import { personLink } from '../../email/mail-link.ts';
import { db } from '../../postgres/query.ts';
import { joinRole } from '../people/join-role.ts';
import { recordPersonEvent } from '../people/record-event.ts';
import { unionArrays } from '../people/union-arrays.ts';
import { defineForm } from '../submissions/define-form.ts';

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
    await query(
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
        // An earlier profile keeps what it says: only the CV is replaced.
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
            seniority: eb.fn.coalesce('freelancers.seniority', 'excluded.seniority'),
            day_rate: eb.fn.coalesce('freelancers.day_rate', 'excluded.day_rate'),
            remote: eb.fn.coalesce('freelancers.remote', 'excluded.remote'),
            portfolio_url: eb.fn.coalesce('freelancers.portfolio_url', 'excluded.portfolio_url'),
            summary: eb.fn.coalesce('freelancers.summary', 'excluded.summary'),
            cv_document_id: eb.fn.coalesce('excluded.cv_document_id', 'freelancers.cv_document_id'),
          })),
        ),
    );
    if (data.available_from) {
      await query(
        `insert into public.freelancer_availability (person_id, period)
         select $1, daterange($2::date, null)
         where (select count(*) < $3 from public.freelancer_availability where person_id = $1)
         on conflict do nothing`,
        [person.id, data.available_from, maxPeriods],
      );
    }
    await recordPersonEvent(query, person.id, 'joined_freelance_network');
    await answer({
      template: 'freelancer_welcome',
      to: data.email,
      language: data.language,
      personId: person.id,
      variables: {
        first_name: person.first_name,
        link: personLink(site.url, data.language),
      },
    });
  },
});
