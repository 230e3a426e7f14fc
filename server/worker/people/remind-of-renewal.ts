import { enqueueMail } from '../../email/enqueue.ts';
import { personLink } from '../../email/mail-link.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import type { JobTask } from '../context.ts';

const maxAtOnce = 500;

const roles = [
  { table: 'candidates', template: 'candidate_renewal' },
  { table: 'freelancers', template: 'freelancer_renewal' },
];

type Reminded = Pick<Row<'people'>, 'id' | 'first_name' | 'language'> & {
  email: string;
  consent_expires_at: Date;
};

/** Asks people to renew their consent, thirty days before a profile expires. */
export const remindOfRenewal: JobTask = async ({ database, mailer }) => {
  for (const { table, template } of roles) {
    await database.transaction(async (query) => {
      const { rows } = await query<Reminded>(
        `update public.${table} as role set renewal_mailed_at = now()
         from public.people as person
         where person.id = role.person_id and role.person_id in (
           select person_id from public.${table}
           where state::text not in ('left', 'declined') and renewal_mailed_at is null
             and consent_expires_at between now() and now() + interval '30 days'
           order by consent_expires_at limit $1 for update skip locked
         )
         and person.email is not null and person.erase_after is null
         and person.merged_into is null and person.anonymised_at is null
         returning person.id, person.first_name, person.email, person.language, role.consent_expires_at`,
        [maxAtOnce],
      );
      for (const person of rows) {
        const deleteOn = person.consent_expires_at.toISOString().slice(0, 10);
        await enqueueMail(query, {
          cause: `${template}:${person.id}:${deleteOn}`,
          template,
          to: person.email,
          language: person.language,
          personId: person.id,
          variables: {
            first_name: person.first_name,
            link: personLink(mailer.sender.siteUrl, person.language),
            delete_on: deleteOn,
          },
        });
      }
    });
  }
};
