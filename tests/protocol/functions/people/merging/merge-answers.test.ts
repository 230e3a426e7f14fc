import { expect, it } from 'vitest';
import { cast } from '../../../../fixtures/cast.ts';
import { prepareMergeHistory } from './prepare-merge-history.ts';

// The answers of clients follow the application that stays when two people are merged.

const { server, rows, personWithHistory } = prepareMergeHistory();

type Answer = 'interview' | 'pass';

/** A shortlist with these applications, and the answers of the client in this order. */
async function shortlist(applications: string[], answers: [number, Answer, string][]) {
  const [link] = await rows(
    `insert into review_links (shared_at, job_id, token_hash, recipient_name)
     select now(), job_id, encode(sha256(random()::text::bytea), 'hex'), 'Client' from applications where id = $1 returning id`,
    [applications[0]],
  );
  for (const application of applications) {
    await rows('insert into review_link_items (review_link_id, application_id) values ($1, $2)', [
      link.id,
      application,
    ]);
  }
  for (const [index, decision, comment] of answers) {
    await rows(
      `with item as (
         update review_link_items set decision = $3, decided_at = clock_timestamp()
         where review_link_id = $1 and application_id = $2 returning id, review_link_id
       )
       insert into review_events (review_link_id, item_id, kind, comment)
       select review_link_id, id, $4, $5 from item`,
      [
        link.id,
        applications[index],
        decision,
        decision === 'pass' ? 'passed' : 'asked_for_interview',
        comment,
      ],
    );
  }
  return link.id as string;
}

const itemsOf = (link: string) =>
  rows(
    `select application_id, decision,
       (select array_agg(comment order by event.id) from review_events as event where item_id = item.id) as comments
     from review_link_items as item where review_link_id = $1`,
    [link],
  );

const answerEvents = async (application: string) =>
  (
    await rows(
      `select kind, actor_id from application_events where application_id = $1 and kind like 'answer%' order by id`,
      [application],
    )
  ).map(({ kind, actor_id: actor }) => [kind, actor]);

it('moves the answers of the client to the application that stays', async () => {
  const keptPerson = await personWithHistory('hygglo-fullstack-developer');
  const merged = await personWithHistory('hygglo-fullstack-developer');
  const link = await shortlist([merged.application], [[0, 'interview', 'On Monday?']]);
  await server.invoke('merge-people', { keep: keptPerson.id, merge: merged.id }, { as: 'rasmus' });
  expect(await itemsOf(link)).toEqual([
    { application_id: keptPerson.application, decision: 'interview', comments: ['On Monday?'] },
  ]);
  expect(await answerEvents(keptPerson.application)).toEqual([['answers_moved', cast.rasmus.id]]);
  const answersAfterMerge = await rows(
    `select application_id from application_events where kind = 'client_asked_for_interview'
       and data ->> 'review_link_id' = $1`,
    [link],
  );
  expect(answersAfterMerge).toEqual([{ application_id: keptPerson.application }]);
  const events = await rows(
    `select distinct application_id from notifications where data ->> 'review_link_id' = $1`,
    [link],
  );
  expect(events.filter(({ application_id: id }) => id !== keptPerson.application)).toEqual([]);
});

it.each([
  [
    'the merged record',
    [
      [1, 'pass', 'No'],
      [0, 'interview', 'Yes'],
    ],
    'interview',
  ],
  [
    'the kept record',
    [
      [0, 'interview', 'Yes'],
      [1, 'pass', 'No'],
    ],
    'pass',
  ],
] as [string, [number, Answer, string][], Answer][])(
  'keeps the newer answer of a client who answered for both, on %s',
  async (_, answers, newer) => {
    const keptPerson = await personWithHistory('hygglo-fullstack-developer');
    const merged = await personWithHistory('hygglo-fullstack-developer');
    const link = await shortlist([merged.application, keptPerson.application], answers);
    await server.invoke(
      'merge-people',
      { keep: keptPerson.id, merge: merged.id },
      { as: 'rasmus' },
    );
    expect(await itemsOf(link)).toEqual([
      {
        application_id: keptPerson.application,
        decision: newer,
        comments: answers.map(([, , comment]) => comment),
      },
    ]);
    expect(await answerEvents(keptPerson.application)).toEqual([
      [`answer_kept_${newer}`, cast.rasmus.id],
      ['answers_moved', cast.rasmus.id],
    ]);
  },
);
