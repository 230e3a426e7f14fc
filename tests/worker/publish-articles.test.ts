import { expect, it } from 'vitest';
import {
  publishArticle,
  publishScheduledArticles,
} from '../../server/worker/articles/publish-articles.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { until } from '../fixtures/until.ts';
import { prepareWorker } from '../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const { context, runTwice } = prepareWorker(server);

it('articles are published at their scheduled time', async () => {
  await server.database.query(
    `insert into articles (slug, title, state, publish_at) values
     ('due', '{"en": "Due"}', 'scheduled', now() - interval '1 minute'),
     ('later', '{"en": "Later"}', 'scheduled', now() + interval '1 hour')`,
  );
  await runTwice(publishScheduledArticles);
  expect(
    await rows(`select slug, state from articles where slug in ('due', 'later') order by slug`),
  ).toEqual([
    { slug: 'due', state: 'published' },
    { slug: 'later', state: 'scheduled' },
  ]);
});

it('an article is published at its scheduled time, also after rescheduling', async () => {
  const [article] = await rows(
    `insert into articles (slug, title, state, publish_at)
     values ('soon', '{"en": "Soon"}', 'scheduled', now() + interval '1 hour') returning id`,
  );
  // The task runs too early, because the article was postponed after it was queued.
  await publishArticle(context, article, async () => undefined);
  expect(await rows(`select state from articles where slug = 'soon'`)).toEqual([
    { state: 'scheduled' },
  ]);
  await server.database.query(
    `update articles set publish_at = clock_timestamp() + interval '700 milliseconds' where slug = 'soon'`,
  );
  const late = await until(async () => {
    const [row] = await rows(
      `select extract(epoch from updated_at - publish_at)::float8 as late
       from articles where slug = 'soon' and state = 'published'`,
    );
    return row && { seconds: row.late };
  });
  expect(late.seconds).toBeGreaterThanOrEqual(0);
  // It must be published within a second; the scheduled tasks run once a minute.
  expect(late.seconds).toBeLessThan(1);
});
