import type { ClientBase } from 'pg';
import { articleTags } from '../content/demo/article-tags.ts';
import { articles } from '../content/demo/articles.ts';
import { bookingLinks } from '../content/demo/booking-links.ts';
import { clients } from '../content/demo/clients.ts';
import { customerLogos } from '../content/demo/customer-logos.ts';
import { jobs } from '../content/demo/jobs.ts';
import { testimonials } from '../content/demo/testimonials.ts';
import { insertJobs } from '../insert-jobs.ts';
import { insertRows } from '../insert-rows.ts';
import { daysAgo } from '../times.ts';
import type { Page } from './analytics.ts';

/** What visitors read: clients, jobs, articles, logos and testimonials. Staff are found by their e-mail. */
export async function writeContent(
  client: ClientBase,
  staffIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  await insertRows(client, 'public.clients', clients, { ignoreExisting: true });
  await insertJobs(client, jobs, now);
  await insertRows(client, 'public.customer_logos', customerLogos, { ignoreExisting: true });
  await insertRows(client, 'public.testimonials', testimonials);
  await insertRows(
    client,
    'public.booking_links',
    bookingLinks.map(({ staff, ...link }) => ({ ...link, staff_id: staffIds.get(staff) ?? null })),
  );
  await insertRows(client, 'public.article_tags', articleTags, { ignoreExisting: true });
  await insertArticles(client, staffIds, now);
}

async function insertArticles(
  client: ClientBase,
  staffIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  await insertRows(
    client,
    'public.articles',
    articles.map(({ author, published_days_ago, ...article }) => {
      const authorId = staffIds.get(author) ?? null;
      const publishAt = published_days_ago === null ? null : daysAgo(now, published_days_ago);
      const writtenAt = daysAgo(now, Math.max(1, published_days_ago ?? 1));
      return {
        ...article,
        author_id: authorId,
        updated_by: authorId,
        publish_at: publishAt,
        created_at: writtenAt,
        updated_at: writtenAt,
      };
    }),
  );
  await client.query(
    `update public.article_versions as version set created_at = article.created_at
     from public.articles as article where article.id = version.article_id`,
  );
}

export function publishedArticles(now: Date): Page[] {
  return articles.flatMap(({ slug, state, published_days_ago }) =>
    state === 'published'
      ? [{ path: `/blog/${slug}`, since: daysAgo(now, published_days_ago ?? 0) }]
      : [],
  );
}
