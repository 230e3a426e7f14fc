import { freelancerForm } from '../../../domain/people/freelancer.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { personLink } from '../../email/mail-link.ts';
import { attachCv } from '../applications/cv.ts';
import { linkAccount } from '../people/link-account.ts';
import { recordConsent } from '../people/record-consent.ts';
import { consentEnd } from '../people/role-consent.ts';
import { defineForm } from '../submissions/define-form.ts';

export const joinFreelanceNetwork = defineForm({
  name: 'join-freelance-network',
  home: '/freelance-network',
  schema: freelancerForm,
  purpose: 'freelance_network',
  takesCv: true,
  sender: (data) => data,
  async run({ query, data, cv, person, identity, sentAt, site }) {
    await linkAccount(query, person.id, identity);
    const expiresAt = await consentEnd(query, 'freelance_network', sentAt);
    await recordConsent(query, {
      personId: person.id,
      purpose: 'freelance_network',
      version: data.consent_version,
      language: data.language,
      expiresAt,
      givenAt: sentAt,
    });
    const documentId = cv && (await attachCv(query, person.id, cv));
    // Adds to an earlier profile and overwrites nothing but the CV.
    await query(
      `insert into public.freelancers as kept (person_id, fields, skills, seniority, day_rate, currency, remote,
         portfolio_url, summary, cv_document_id, source, consent_expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       on conflict (person_id) do update set
         state = case when kept.state in ('left', 'declined') then 'pending' else kept.state end,
         consent_expires_at = excluded.consent_expires_at, renewal_mailed_at = null,
         fields = array(select distinct unnest(kept.fields || excluded.fields)),
         skills = (array(select distinct unnest(kept.skills || excluded.skills)))[:50],
         seniority = coalesce(kept.seniority, excluded.seniority),
         day_rate = coalesce(kept.day_rate, excluded.day_rate),
         remote = coalesce(kept.remote, excluded.remote),
         portfolio_url = coalesce(kept.portfolio_url, excluded.portfolio_url),
         summary = coalesce(kept.summary, excluded.summary),
         cv_document_id = coalesce(excluded.cv_document_id, kept.cv_document_id)`,
      [
        person.id,
        data.fields,
        data.skills,
        data.seniority,
        data.day_rate,
        data.currency,
        data.remote,
        data.portfolio_url,
        data.summary,
        documentId,
        data.source,
        expiresAt,
      ],
    );
    await query(
      `insert into public.freelancer_availability (person_id, period)
       select $1, daterange($2::date, null) where $2::date is not null
       on conflict do nothing`,
      [person.id, data.available_from],
    );
    await query(
      `insert into public.person_events (person_id, kind) values ($1, 'joined_freelance_network')`,
      [person.id],
    );
    await enqueueMail(query, {
      template: 'freelancer_welcome',
      to: data.email,
      language: data.language,
      personId: person.id,
      variables: {
        first_name: person.first_name,
        link: personLink(site.url),
      },
    });
  },
});
