import { newsletterForm } from '../../../domain/people/newsletter.ts';
import { db, now } from '../../postgres/query.ts';
import { recordConsent } from '../people/record-consent.ts';
import { recordPersonEvent } from '../people/record-event.ts';
import { defineForm } from '../submissions/define-form.ts';

/** A reader is a person with a consent that is not withdrawn. Anyone can type an address, so each is confirmed by mail. */
export const joinNewsletter = defineForm({
  name: 'join-newsletter',
  formPath: '/blog',
  schema: newsletterForm,
  purpose: 'newsletter',
  confirmBy: 'confirm_newsletter',
  sender: ({ email, language }) => ({
    first_name: '',
    last_name: '',
    email,
    language,
    source: 'newsletter',
  }),
  async run({ query, data, person, sentAt }) {
    // Withdraws earlier consents: only the latest counts, which has the language to write in and the agreed text.
    await query(
      db
        .updateTable('consents')
        .set({ withdrawn_at: now })
        .where('person_id', '=', person.id)
        .where('purpose', '=', 'newsletter')
        .where('withdrawn_at', 'is', null),
    );
    await recordConsent(query, {
      personId: person.id,
      purpose: 'newsletter',
      version: data.consent_version,
      language: data.language,
      givenAt: sentAt,
    });
    await recordPersonEvent(query, person.id, 'joined_newsletter');
    return 'subscribed' as const;
  },
});
