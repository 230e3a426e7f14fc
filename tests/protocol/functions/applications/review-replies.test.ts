import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { prepareReview } from './prepare-review.ts';

const { review, rows, asStaff, call, comment, countOf } = prepareReview();

describe('a reply of staff', () => {
  const reply = (role: 'recruiter' | 'editor', values: string) =>
    asStaff(
      role,
      `insert into review_events (review_link_id, item_id, kind, comment) values (${values})`,
    );

  it('is shown to the client, and named only after the colleague agreed', async () => {
    await reply('recruiter', `'${review.linkId}', '${review.item}', 'replied', 'Thursday at ten?'`);
    const latestComment = async () => {
      const { items } = (await call('show')).data as { items: { comments: object[] }[] };
      return items[0]?.comments.at(-1);
    };
    expect(await latestComment()).toMatchObject({
      comment: 'Thursday at ten?',
      is_reply: true,
      author: null,
    });
    await rows(`update staff_profiles set is_public = true where user_id = $1`, [cast.rasmus.id]);
    expect(await latestComment()).toMatchObject({ author: 'Rasmus Recruiter' });
    await comment();
    expect(await latestComment()).toMatchObject({
      is_reply: false,
      is_own: true,
      author: 'Ines Ek',
    });
  });

  it('is in the timeline with its author, and notifies nobody', async () => {
    const [event] = await rows(
      `select event.kind, actor_id, comment from application_events as event
       join review_events as reply on reply.id = (event.data ->> 'review_event_id')::bigint
       where event.kind = 'replied_to_client'`,
    );
    expect(event).toEqual({
      kind: 'replied_to_client',
      actor_id: cast.rasmus.id,
      comment: 'Thursday at ten?',
    });
    expect(await countOf('notifications', `kind like '%replied%'`)).toBe(0);
  });

  it('is the only event that staff write, in their own name and on a person of the shortlist', async () => {
    await expect(
      reply('recruiter', `'${review.linkId}', '${review.item}', 'commented', 'As the client'`),
    ).rejects.toThrow(/row-level security/);
    await expect(
      reply('editor', `'${review.linkId}', '${review.item}', 'replied', 'No access'`),
    ).rejects.toThrow(/row-level security/);
    await expect(
      reply('recruiter', `'${review.linkId}', null, 'replied', 'Nobody'`),
    ).rejects.toThrow(/row-level security/);
    await expect(
      reply('recruiter', `'${review.linkId}', '${review.item}', 'replied', ' '`),
    ).rejects.toThrow(/comments say something/);
  });
});
