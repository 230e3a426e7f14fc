import { candidateForm } from '../../../domain/people/candidate.ts';
import { formatDate } from '../../email/format.ts';
import { personLink } from '../../email/mail-link.ts';
import { db } from '../../postgres/query.ts';
import { joinRole } from '../people/join-role.ts';
import { recordPersonEvent } from '../people/record-event.ts';
import { unionArrays } from '../people/union-arrays.ts';
import { defineForm } from '../submissions/define-form.ts';

export const joinCandidateBank = defineForm({
  name: 'join-candidate-bank',
  home: '/kandidatbanken',
  schema: candidateForm,
  purpose: 'candidate_bank',
  takesCv: true,
  sender: (data) => data,
  async run(work) {
    const { query, data, person, site, answer } = work;
    const { expiresAt, documentId } = await joinRole('candidate_bank', work);
    await query(
      db
        .insertInto('candidates')
        .values({
          person_id: person.id,
          fields: data.fields,
          skills: data.skills,
          seniority: data.seniority,
          years_of_experience: data.years_of_experience,
          locations: data.locations,
          remote: data.remote,
          employment_types: data.employment_types,
          available_from: data.available_from,
          summary: data.summary,
          wants_alerts: data.wants_alerts,
          cv_document_id: documentId,
          source: data.source,
          consent_expires_at: expiresAt,
        })
        // An earlier profile keeps what it says: only the CV and the first free day are replaced.
        .onConflict((conflict) =>
          conflict.column('person_id').doUpdateSet(({ fn, ref }) => ({
            state: 'active',
            consent_expires_at: ref('excluded.consent_expires_at'),
            renewal_mailed_at: null,
            fields: unionArrays('candidates.fields', 'excluded.fields'),
            skills: unionArrays('candidates.skills', 'excluded.skills', 50),
            locations: unionArrays('candidates.locations', 'excluded.locations', 20),
            employment_types: unionArrays(
              'candidates.employment_types',
              'excluded.employment_types',
            ),
            seniority: fn.coalesce('candidates.seniority', 'excluded.seniority'),
            years_of_experience: fn.coalesce(
              'candidates.years_of_experience',
              'excluded.years_of_experience',
            ),
            remote: fn.coalesce('candidates.remote', 'excluded.remote'),
            available_from: fn.coalesce('excluded.available_from', 'candidates.available_from'),
            summary: fn.coalesce('candidates.summary', 'excluded.summary'),
            cv_document_id: fn.coalesce('excluded.cv_document_id', 'candidates.cv_document_id'),
          })),
        ),
    );
    await recordPersonEvent(query, person.id, 'joined_candidate_bank');
    await answer({
      template: 'candidate_welcome',
      to: data.email,
      language: data.language,
      personId: person.id,
      variables: {
        first_name: person.first_name,
        link: personLink(site.url, data.language),
        keep_until: formatDate(expiresAt, data.language),
      },
    });
  },
});
