import type { CandidateForm } from '../../../domain/people/candidate.ts';
import { maxSkills } from '../../../domain/people/person-fields.ts';
import { db, type Query, requireRow } from '../../postgres/query.ts';
import type { JoinedRole } from '../people/join-role.ts';
import { unionArrays } from '../people/union-arrays.ts';

/** Columns of the profile that a form can change. */
export const profileColumns = [
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

/** Inserts the profile of a candidate, or updates an earlier one. Returns the rows before and after the change. */
export async function writeCandidate(
  query: Query,
  data: CandidateForm,
  { personId, expiresAt, documentId }: JoinedRole & { personId: string },
) {
  const before = await query(
    db
      .selectFrom('candidates')
      .select([...profileColumns, 'state'])
      .where('person_id', '=', personId)
      .forUpdate(),
  );
  const written = await query(
    db
      .insertInto('candidates')
      .values({
        person_id: personId,
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
          skills: unionArrays('candidates.skills', 'excluded.skills', maxSkills),
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
      .returning(profileColumns),
  );
  return { before: before.rows[0], after: requireRow(written) };
}
