import type { Stage } from '../../../domain/enums.ts';
import { createPersonMaker, type Person } from '../people/person.ts';
import { professions } from '../people/professions.ts';
import { createRandom, type Random } from '../random.ts';
import { atWork, daysAfter, daysAgo } from '../times.ts';
import { lastChange, type Story, tellStory, tellStoryOfSuccess } from './application-story.ts';
import type { Job } from './job.ts';
import { leads } from './lead-texts.ts';

type Member = { person: Person; joinedAt: Date };

export type Cast = {
  people: Person[];
  stories: Story[];
  candidates: Member[];
  freelancers: Member[];
  leads: Person[];
};

const applicantCount = 66;
const newCandidates = 32;
const newFreelancers = 20;
const applicationsEach = [1, 2, 2, 3, 1, 2];

/** Stages of the first applicants, on whatever day the demo is written. */
const destinations: readonly Stage[] = [
  'hired',
  'offer',
  'interview',
  'offer',
  'interview',
  'hired',
  'interview',
  'offer',
  'interview',
];

/** People and their roles: some applicants are also in the candidate bank, and some of those are freelancers. */
export function createCast(random: Random, jobs: readonly Job[], now: Date): Cast {
  const makePerson = createPersonMaker();
  const newPeople = (count: number, maxDaysAgo: number, trades = professions): Person[] =>
    Array.from({ length: count }, (_, index) => {
      const profession = trades[index % trades.length] ?? random.pick(trades);
      return makePerson(random, profession, atWork(daysAgo(now, 3 + random.next() * maxDaysAgo)));
    });

  const neededProfessions = professions.filter(({ field }) =>
    jobs.some((job) => job.field === field),
  );
  const applicants = newPeople(applicantCount, 0, neededProfessions);
  const stories = applicants.flatMap((person, index) => {
    // A separate random stream, so that the day of seeding changes only the stories.
    const personStories = storiesOf(createRandom(1000 + index), person, jobs, index, now);
    person.createdAt = new Date(
      Math.min(...personStories.map((story) => story.createdAt.getTime())),
    );
    return personStories;
  });
  holdBackAnswers(stories, now);
  const bank = newPeople(newCandidates, 300);
  // Their consent is almost over, and they are asked to renew it.
  for (const [index, person] of bank.slice(0, 5).entries()) {
    person.createdAt = daysAgo(now, 340 + index * 5);
  }
  const network = newPeople(newFreelancers, 300);
  const twins = applicants.slice(0, 2).map((person) => twinOf(random, person));
  const toMember = (person: Person): Member => ({ person, joinedAt: person.createdAt });

  return {
    people: [...applicants, ...bank, ...network, ...twins],
    stories,
    candidates: [...bank, ...applicants.slice(10, 20), ...twins].map(toMember),
    freelancers: [...network, ...bank.slice(0, 3), ...applicants.slice(30, 34)].map(toMember),
    leads: newPeople(leads.length, 80),
  };
}

function storiesOf(
  random: Random,
  person: Person,
  jobs: readonly Job[],
  index: number,
  now: Date,
): Story[] {
  const jobsInField = jobs.filter((job) => job.field === person.profession.field);
  const count = applicationsEach[index % applicationsEach.length] ?? 1;
  const [first, ...others] = random.sample(jobsInField, count);
  const destination = destinations[index];
  const oldest = jobsInField
    .filter((job) => !job.closedAt && (destination !== 'hired' || job.hires === 0))
    .toSorted((one, other) => one.opensAt.getTime() - other.opensAt.getTime())[0];
  if (!destination || !oldest) {
    const chosen = first ? [first, ...others] : [];
    return chosen.map((job) => tellStory(random, job, person, now));
  }
  return [
    tellStoryOfSuccess(random, oldest, person, destination, now),
    ...others.filter((job) => job !== oldest).map((job) => tellStory(random, job, person, now)),
  ];
}

/** The latest unannounced rejections have a mail that was scheduled for the morning and then cancelled. */
function holdBackAnswers(stories: readonly Story[], now: Date): void {
  const untold = stories.filter((story) => {
    const last = story.steps.at(-1);
    return last?.stage === 'rejected' && !last.isAnnounced;
  });
  untold.sort((one, other) => lastChange(other).getTime() - lastChange(one).getTime());
  for (const story of untold.slice(0, 4)) {
    story.heldBack = { writtenAt: daysAgo(now, 0.1), leavesAt: atWork(daysAfter(now, 1)) };
  }
}

/** The same person with another e-mail address, for the search for duplicates. */
function twinOf(random: Random, person: Person): Person {
  const [name] = person.email.split('@');
  return { ...person, id: random.uuid(), email: `${name}@private.example`, source: 'linkedin' };
}
