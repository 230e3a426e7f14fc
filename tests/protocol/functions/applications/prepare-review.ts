import { randomBytes } from 'node:crypto';
import { beforeAll } from 'vitest';
import { hashToken } from '../../../../server/email/person-links.ts';
import { applicationForm } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

/** A shortlist with one applicant, and calls of the client who holds its link. */
export function prepareReview() {
  const review = {} as { linkId: string; applicationId: string; item: string };
  // The holder of a review link has limits, whatever network the calls come from.

  const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
  const token = randomBytes(32).toString('base64url');

  beforeAll(async () => {
    await server.invoke('apply', applicationForm());
    [{ id: review.applicationId }] = (await rows('select id from applications')) as [
      { id: string },
    ];
    [{ id: review.linkId }] = (await rows(
      `insert into review_links (shared_at, job_id, token_hash, recipient_name, created_by)
     select now(), job_id, $1, 'Ines Ek', $2 from applications returning id`,
      [hashToken(token), cast.rasmus.id],
    )) as [{ id: string }];
    [{ id: review.item }] = (await rows(
      'insert into review_link_items (review_link_id, application_id) values ($1, $2) returning id',
      [review.linkId, review.applicationId],
    )) as [{ id: string }];
  });

  const call = (action: string, input: object = {}) =>
    server.invoke('review', { token, action, item: review.item, ...input });
  const comment = (text = 'Likes bees') => call('comment', { comment: text });
  const countOf = async (table: string, where: string) =>
    (await rows(`select count(*)::int from ${table} where ${where}`))[0]?.count;

  return { review, server, rows, asStaff, token, call, comment, countOf };
}
