import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl, unsubscribeLinks } from '../../email/mail-link.ts';
import type { JobTask } from '../context.ts';

const batch = 200;
/** Articles up to this age are mailed, so that a missed round is made up for without mailing old news. */
const maxDays = 3;

type Due = {
  article_id: string;
  slug: string;
  title: LocalizedText;
  excerpt: LocalizedText;
  person_id: string;
  email: string;
  language: Language;
};

/** Mails new articles to the readers of the newsletter, each once. Readers get the articles since they joined. */
export const sendNewsletter: JobTask = async ({ database, mailer }) => {
  const { siteUrl } = mailer.sender;
  let due: Due[];
  do {
    due = await database.transaction(async (query) => {
      const { rows } = await query<Due>(
        `select article.id as article_id, article.slug, article.title, article.excerpt, person.id as person_id,
           person.email, consent.language
         from public.articles as article
         join public.consents as consent on consent.purpose = 'newsletter' and consent.withdrawn_at is null
           and consent.given_at <= article.publish_at
         join public.people as person on person.id = consent.person_id
         where article.state = 'published' and article.publish_at between now() - make_interval(days => $1) and now()
           and person.email is not null and person.erase_after is null and person.merged_into is null
           and person.anonymised_at is null and not exists (
             select from public.outbox where cause = 'newsletter:' || article.id || ':' || person.id
           )
         order by article.publish_at, person.id limit $2`,
        [maxDays, batch],
      );
      for (const { article_id, slug, title, excerpt, person_id, email, language } of rows) {
        await enqueueMail(query, {
          cause: `newsletter:${article_id}:${person_id}`,
          template: 'newsletter_article',
          to: email,
          language,
          personId: person_id,
          variables: {
            title: title[language] || title.en || title.sv,
            excerpt: excerpt[language] || excerpt.en || excerpt.sv,
            link: localizedUrl(`${siteUrl}/blog/${slug}`, language),
            ...unsubscribeLinks(siteUrl, language, 'newsletter'),
          },
        });
      }
      return rows;
    });
  } while (due.length === batch);
};
