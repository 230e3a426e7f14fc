import { candidateForm } from '../../../domain/people/candidate.ts';
import { formatDate } from '../../email/format.ts';
import { personLink } from '../../email/mail-link.ts';
import { db, requireRow } from '../../postgres/query.ts';
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
  'years_of_experience',
  'locations',
  'remote',
  'employment_types',
  'available_from',
  'summary',
  'wants_alerts',
  'cv_document_id',
] as const;

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
    const known = await query(
      db
        .selectFrom('candidates')
        .select([...shown, 'state'])
        .where('person_id', '=', person.id)
        .forUpdate(),
    );
    const written = await query(
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
        // The owner of the address has confirmed the form, so its values replace those of an earlier
        // profile; blank fields keep the old value, and fields and skills are added.
        .onConflict((conflict) =>
          conflict.column('person_id').doUpdateSet(({ fn, ref }) => ({
            state: 'active',
            consent_expires_at: ref('excluded.consent_expires_at'),
            renewal_mailed_at: null,
            fields: unionArrays('candidates.fields', 'excluded.fields'),
            skills: unionArrays('candidates.skills', 'excluded.skills', 50),
            locations: data.locations.length > 0 ? data.locations : ref('candidates.locations'),
            employment_types:
              data.employment_types.length > 0
                ? data.employment_types
                : ref('candidates.employment_types'),
            seniority: fn.coalesce('excluded.seniority', 'candidates.seniority'),
            years_of_experience: fn.coalesce(
              'excluded.years_of_experience',
              'candidates.years_of_experience',
            ),
            remote: fn.coalesce('excluded.remote', 'candidates.remote'),
            available_from: fn.coalesce('excluded.available_from', 'candidates.available_from'),
            summary: fn.coalesce('excluded.summary', 'candidates.summary'),
            wants_alerts: data.wants_alerts || ref('candidates.wants_alerts'),
            cv_document_id: fn.coalesce('excluded.cv_document_id', 'candidates.cv_document_id'),
          })),
        )
        .returning(shown),
    );
    const [before] = known.rows;
    const changed = before ? listChanges(shown, before, requireRow(written)) : [];
    if (changed.length > 0)
      await recordPersonEvent(query, person.id, 'rejoined_candidate_bank', { what: changed });
    else await recordPersonEvent(query, person.id, 'joined_candidate_bank');
    const isMember = before && before.state !== 'left';
    await answer({
      template: isMember ? 'candidate_updated' : 'candidate_welcome',
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
