import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import { hoursAfter } from '../times.ts';
import type { Story } from './application-story.ts';
import { mentions, notes, ratingComments } from './application-texts.ts';
import type { Colleague } from './job.ts';

// Scores and notes of colleagues about an applicant, after the matching steps.

type Reviews = {
  average: number | null;
  ratings: Row[];
  notes: Row[];
  notifications: Row[];
  events: Row[];
};

export function reviewRows(
  random: Random,
  story: Story,
  colleagues: readonly Colleague[],
): Reviews {
  const reviewedSteps = story.steps.filter(
    (step) => step.stage !== 'rejected' && step.stage !== 'hired',
  );
  const reviewers = random.sample(colleagues, reviewedSteps.length > 1 ? random.int(1, 2) : 0);
  const minScore = story.steps.at(-1)?.stage === 'rejected' ? 2 : 3;
  const ratings = reviewers.map((reviewer, index) => ({
    application_id: story.id,
    staff_id: reviewer.id,
    score: minScore + random.int(0, 2),
    comment: random.chance(0.6) ? random.pick(ratingComments)[reviewer.language] : null,
    created_at: hoursAfter(reviewedSteps.at(-1)?.at ?? story.createdAt, 0.3 + index / 10),
  }));
  const noteRows = reviewedSteps
    .filter(() => random.chance(0.6))
    .map((step) => note(random, story, colleagues, hoursAfter(step.at, 0.1)));
  const scores = ratings.map((rating) => rating.score);

  return {
    average:
      scores.length === 0 ? null : scores.reduce((sum, score) => sum + score) / scores.length,
    ratings,
    notes: noteRows,
    notifications: noteRows.flatMap((row) => notificationRows(random, row)),
    events: [
      ...ratings.map((row) =>
        event(story, 'rated', row.staff_id, { score: row.score }, row.created_at),
      ),
      ...noteRows.map((row) =>
        event(story, 'note_added', row.author_id, { note_id: row.id }, row.created_at),
      ),
    ],
  };
}

type Note = {
  id: string;
  application_id: string;
  author_id: string;
  body: string;
  mentions: string[];
  created_at: Date;
};

function note(random: Random, story: Story, colleagues: readonly Colleague[], at: Date): Note {
  const author = story.job.owner;
  const others = colleagues.filter((colleague) => colleague.id !== author.id);
  const mentioned = random.chance(0.3) ? random.pick(others) : undefined;
  const body = mentioned
    ? random.pick(mentions)[author.language].replace('{name}', mentioned.name)
    : random.pick(notes)[author.language];
  return {
    id: random.uuid(),
    application_id: story.id,
    author_id: author.id,
    body,
    mentions: mentioned ? [mentioned.id] : [],
    created_at: at,
  };
}

function notificationRows(random: Random, row: Note): Row[] {
  return row.mentions.map((mentioned) => ({
    id: random.uuid(),
    user_id: mentioned,
    kind: 'mention',
    actor_id: row.author_id,
    application_id: row.application_id,
    data: { note_id: row.id },
    // Marked as read: nobody can sign in as these colleagues, and an unread mention would be mailed to them.
    read_at: hoursAfter(row.created_at, random.chance(0.5) ? 0.5 : 2),
    created_at: row.created_at,
  }));
}

function event(story: Story, kind: string, actor: string, data: Row, at: Date): Row {
  return { application_id: story.id, kind, actor_id: actor, data, created_at: at };
}
