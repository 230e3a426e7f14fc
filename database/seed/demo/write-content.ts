import type { ClientBase } from 'pg';
import { articleTags } from '../content/demo/article-tags.ts';
import { articles } from '../content/demo/articles.ts';
import { bookingLinks } from '../content/demo/booking-links.ts';
import { clients } from '../content/demo/clients.ts';
import { jobs } from '../content/demo/jobs.ts';
import { insertJobs } from '../insert-jobs.ts';
import { insertRows } from '../insert-rows.ts';
import { daysAgo } from '../times.ts';
import type { Page } from './analytics.ts';
import { insertWebsite } from './website.ts';

/** Writes public content: logos, testimonials, team, clients, jobs and articles. Staff are found by e-mail address. */
export async function writeContent(
  client: ClientBase,
  staffIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  await insertWebsite(client);
  await insertRows(client, 'public.clients', clients, { ignoreExisting: true });
  await insertJobs(client, jobs, now);
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
    articles.map(({ author: _author, published_days_ago, ...article }) => {
      const publishAt = published_days_ago === null ? null : daysAgo(now, published_days_ago);
      const writtenAt = daysAgo(now, Math.max(1, published_days_ago ?? 1));
      return {
        kind: 'article',
        ...article,
        publish_at: publishAt,
        created_at: writtenAt,
        updated_at: writtenAt,
      };
    }),
  );
  for (const { slug, author } of articles) {
    await client.query(
      `update public.article_staff as staff set author_id = $2, updated_by = $2
       from public.articles as article where article.id = staff.article_id and article.slug = $1`,
      [slug, staffIds.get(author) ?? null],
    );
  }
  await client.query(
    `update public.article_versions as version set created_at = article.created_at, edited_by = staff.updated_by
     from public.articles as article join public.article_staff as staff on staff.article_id = article.id
     where article.id = version.article_id`,
  );
}

export function publishedArticles(now: Date): Page[] {
  return articles.flatMap(({ slug, state, published_days_ago }) =>
    state === 'published'
      ? [{ path: `/blog/${slug}`, since: daysAgo(now, published_days_ago ?? 0) }]
      : [],
  );
}
