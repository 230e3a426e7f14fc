import type { ExpressionBuilder, OnConflictDatabase, OnConflictTables } from 'kysely';
import type { Enums } from '../../../domain/database.types.ts';
import type { FreelancerForm } from '../../../domain/people/freelancer.ts';
import { maxSkills } from '../../../domain/people/person-fields.ts';
import type { Schema } from '../../postgres/database.types.ts';
import { db, type Query, requireRow } from '../../postgres/query.ts';
import type { JoinedRole } from '../people/join-role.ts';
import { unionArrays } from '../people/union-arrays.ts';

/** Columns of the profile that a form can change. */
export const profileColumns = [
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

/** Inserts the profile of a freelancer, or updates an earlier one. Returns the rows before and after the change. */
export async function writeFreelancer(
  query: Query,
  data: FreelancerForm,
  { personId, expiresAt, documentId }: JoinedRole & { personId: string },
) {
  const before = await query(
    db
      .selectFrom('freelancers')
      .select([...profileColumns, 'state'])
      .where('person_id', '=', personId)
      .forUpdate(),
  );
  const written = await query(
    db
      .insertInto('freelancers')
      .values({
        person_id: personId,
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
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(mergeWithEarlier))
      .returning([...profileColumns, 'state']),
  );
  return { before: before.rows[0], after: requireRow(written) };
}

type Update = ExpressionBuilder<
  OnConflictDatabase<Schema, 'freelancers'>,
  OnConflictTables<'freelancers'>
>;

/**
 * The owner of the address has confirmed the form, so its values replace those of an earlier profile; blank fields keep
 * the old value, and fields and skills are added.
 */
const mergeWithEarlier = (eb: Update) => ({
  state: stateAfterForm(eb),
  consent_expires_at: eb.ref('excluded.consent_expires_at'),
  renewal_mailed_at: null,
  fields: unionArrays<Enums<'job_field'>[]>('freelancers.fields', 'excluded.fields'),
  skills: unionArrays<string[]>('freelancers.skills', 'excluded.skills', maxSkills),
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
});

const stateAfterForm = (eb: Update) =>
  eb
    .case()
    .when('freelancers.state', 'in', ['left', 'declined'])
    .then('pending' as const)
    .when('freelancers.state', '<>', 'paused')
    .then(eb.ref('freelancers.state'))
    // Staff can pause a freelancer before a decision.
    .when('freelancers.approved_at', 'is', null)
    .then('pending' as const)
    .else('approved' as const)
    .end();
