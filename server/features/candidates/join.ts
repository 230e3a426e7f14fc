import { candidateForm } from '../../../domain/people/candidate.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { formatDate } from '../../email/format.ts';
import { personLink } from '../../email/mail-link.ts';
import { attachCv } from '../applications/cv.ts';
import { linkAccount } from '../people/link-account.ts';
import { recordConsent } from '../people/record-consent.ts';
import { consentEnd } from '../people/role-consent.ts';
import { defineForm } from '../submissions/define-form.ts';

export const joinCandidateBank = defineForm({
  name: 'join-candidate-bank',
  home: '/kandidatbanken',
  schema: candidateForm,
  purpose: 'candidate_bank',
  takesCv: true,
  sender: (data) => data,
  async run({ query, data, cv, person, identity, sentAt, site }) {
    await linkAccount(query, person.id, identity);
    const expiresAt = await consentEnd(query, 'candidate_bank', sentAt);
    await recordConsent(query, {
      personId: person.id,
      purpose: 'candidate_bank',
      version: data.consent_version,
      language: data.language,
      expiresAt,
      givenAt: sentAt,
    });
    const documentId = cv && (await attachCv(query, person.id, cv));
    // Adds to an earlier profile and overwrites nothing but the CV.
    await query(
      `insert into public.candidates as kept (person_id, fields, skills, seniority, years_of_experience, locations, remote,
         employment_types, available_from, summary, wants_alerts, cv_document_id, source, consent_expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       on conflict (person_id) do update set
         state = 'active', consent_expires_at = excluded.consent_expires_at, renewal_mailed_at = null,
         fields = array(select distinct unnest(kept.fields || excluded.fields)),
         skills = (array(select distinct unnest(kept.skills || excluded.skills)))[:50],
         locations = (array(select distinct unnest(kept.locations || excluded.locations)))[:20],
         employment_types = array(select distinct unnest(kept.employment_types || excluded.employment_types)),
         seniority = coalesce(kept.seniority, excluded.seniority),
         years_of_experience = coalesce(kept.years_of_experience, excluded.years_of_experience),
         remote = coalesce(kept.remote, excluded.remote),
         available_from = coalesce(excluded.available_from, kept.available_from),
         summary = coalesce(kept.summary, excluded.summary),
         cv_document_id = coalesce(excluded.cv_document_id, kept.cv_document_id)`,
      [
        person.id,
        data.fields,
        data.skills,
        data.seniority,
        data.years_of_experience,
        data.locations,
        data.remote,
        data.employment_types,
        data.available_from,
        data.summary,
        data.wants_alerts,
        documentId,
        data.source,
        expiresAt,
      ],
    );
    await query(
      `insert into public.person_events (person_id, kind) values ($1, 'joined_candidate_bank')`,
      [person.id],
    );
    await enqueueMail(query, {
      template: 'candidate_welcome',
      to: data.email,
      language: data.language,
      personId: person.id,
      variables: {
        first_name: person.first_name,
        link: personLink(site.url),
        keep_until: formatDate(expiresAt, data.language),
      },
    });
  },
});
