import type { Stage } from '../../../domain/enums.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import { atWork, daysAfter, daysAgo } from '../times.ts';
import type { Job } from './job.ts';

// The history of one application, step by step, from its arrival to the day of seeding.

type Step = {
  stage: Stage;
  at: Date;
  /** True if a mail announced the stage to the applicant. */
  isAnnounced: boolean;
};

export type Story = {
  id: string;
  job: Job;
  person: Person;
  createdAt: Date;
  /** Moves after the arrival in `new`, in chronological order. */
  steps: Step[];
  withdrawnAt: Date | null;
  /** A reply that was scheduled for later and then cancelled. */
  heldBack: { writtenAt: Date; leavesAt: Date } | null;
};

/** The next stage, and the share of applications that reach it instead of a rejection. */
type Progress = { next: Stage; share: number };

const progressFrom: Partial<Record<Stage, Progress>> = {
  new: { next: 'screening', share: 0.82 },
  screening: { next: 'interview', share: 0.62 },
  interview: { next: 'offer', share: 0.5 },
  offer: { next: 'hired', share: 0.8 },
};

export function tellStory(random: Random, job: Job, person: Person, now: Date): Story {
  const story = beginStory(random, job, person, arrival(random, job, now));
  let at = story.createdAt;
  for (;;) {
    const progress = progressFrom[stageOf(story)];
    if (!progress) return story;
    // Some applications wait for a long time, so that the list "still owed an answer" is not empty.
    const wait = random.chance(0.2) ? random.int(6, 14) : random.int(1, 3);
    at = atWork(daysAfter(at, wait));
    if (at >= now) return story;
    if (random.chance(0.03)) return { ...story, withdrawnAt: at };
    const stage = nextStage(random, progress, job);
    if (stage === 'hired') job.hires += 1;
    story.steps.push({ stage, at, isAnnounced: random.chance(0.75) });
  }
}

/** An application that reaches `destination` without detours, within two weeks. */
export function tellStoryOfSuccess(
  random: Random,
  job: Job,
  person: Person,
  destination: Stage,
  now: Date,
): Story {
  const path = stagesAhead(destination);
  const wanted = daysAgo(now, 6 * path.length + 2 + random.next() * 8);
  const earliest = daysAfter(job.opensAt, random.next() / 4);
  const story = beginStory(random, job, person, wanted < earliest ? earliest : wanted);
  let at = story.createdAt;
  for (const stage of path) {
    at = atWork(daysAfter(at, random.int(2, 3)));
    if (at >= now) break;
    story.steps.push({ stage, at, isAnnounced: stage !== destination || random.chance(0.7) });
  }
  if (stageOf(story) === 'hired') job.hires += 1;
  return story;
}

function beginStory(random: Random, job: Job, person: Person, createdAt: Date): Story {
  const id = random.uuid();
  return { id, job, person, createdAt, steps: [], withdrawnAt: null, heldBack: null };
}

function stagesAhead(destination: Stage): Stage[] {
  const path: Stage[] = [];
  for (let step = progressFrom.new; step; step = progressFrom[step.next]) {
    path.push(step.next);
    if (step.next === destination) break;
  }
  return path;
}

export function stageOf(story: Story): Stage {
  return story.steps.at(-1)?.stage ?? 'new';
}

/** The time since which the applicant has waited for a reply, if at all. */
export function owedSince(story: Story): Date | null {
  if (story.withdrawnAt) return null;
  let since: Date | null = story.createdAt;
  for (const step of story.steps) since = step.isAnnounced ? null : (since ?? step.at);
  return since;
}

export function lastChange(story: Story): Date {
  return story.withdrawnAt ?? story.steps.at(-1)?.at ?? story.createdAt;
}

function nextStage(random: Random, { next, share }: Progress, job: Job): Stage {
  if (!random.chance(share)) return 'rejected';
  return next === 'hired' && job.hires > 0 ? 'rejected' : next;
}

/** Most applications arrive soon after publication. */
function arrival(random: Random, job: Job, now: Date): Date {
  const last = Math.min(now.getTime(), job.closedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  const span = last - job.opensAt.getTime();
  return new Date(job.opensAt.getTime() + Math.floor(span * random.next() ** 1.3));
}
