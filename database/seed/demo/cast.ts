import { createPersonMaker, type Person } from '../people/person.ts';
import { professions } from '../people/professions.ts';
import type { Random } from '../random.ts';
import { atWork, daysAgo } from '../times.ts';
import { type Story, tellStory } from './application-story.ts';
import type { Job } from './job.ts';
import { leads } from './lead-texts.ts';

export type Member = { person: Person; joinedAt: Date };

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

/** Who takes part and in which roles: some applicants also stand in the bank, some of those freelance. */
export function createCast(random: Random, jobs: readonly Job[], now: Date): Cast {
  const make = createPersonMaker();
  const newPeople = (count: number, longestAgo: number, trades = professions): Person[] =>
    Array.from({ length: count }, (_, index) => {
      const profession = trades[index % trades.length] ?? random.pick(trades);
      return make(random, profession, atWork(daysAgo(now, 3 + random.next() * longestAgo)));
    });

  const wanted = professions.filter(({ field }) => jobs.some((job) => job.field === field));
  const applicants = newPeople(applicantCount, 0, wanted);
  const stories = applicants.flatMap((person, index) => {
    const count = applicationsEach[index % applicationsEach.length] ?? 1;
    const told = storiesOf(random, person, jobs, count, now);
    person.createdAt = new Date(Math.min(...told.map((story) => story.createdAt.getTime())));
    return told;
  });
  const bank = newPeople(newCandidates, 358);
  const network = newPeople(newFreelancers, 300);
  const twins = applicants.slice(0, 2).map((person) => twinOf(random, person));
  const stay = (person: Person): Member => ({ person, joinedAt: person.createdAt });

  return {
    people: [...applicants, ...bank, ...network, ...twins],
    stories,
    candidates: [...bank, ...applicants.slice(10, 20), ...twins].map(stay),
    freelancers: [...network, ...bank.slice(0, 3), ...applicants.slice(30, 34)].map(stay),
    leads: newPeople(leads.length, 80),
  };
}

function storiesOf(
  random: Random,
  person: Person,
  jobs: readonly Job[],
  count: number,
  now: Date,
): Story[] {
  const fitting = jobs.filter((job) => job.field === person.profession.field);
  return random.sample(fitting, count).map((job) => tellStory(random, job, person, now));
}

/** The same human being with another address: what the search for duplicates is there to find. */
function twinOf(random: Random, person: Person): Person {
  const [name] = person.email.split('@');
  return { ...person, id: random.uuid(), email: `${name}@private.example`, source: 'linkedin' };
}
