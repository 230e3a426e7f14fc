import type { JobCard } from './data.ts';

const maxCount = 3;

/** Open jobs of the same field first, then of the same location; without the job itself. */
export function findSimilarJobs(
  job: Pick<JobCard, 'slug' | 'field' | 'location' | 'seniority'>,
  open: JobCard[],
): JobCard[] {
  const likeness = (other: JobCard) =>
    (other.field === job.field ? 4 : 0) +
    (other.location === job.location ? 2 : 0) +
    (other.seniority === job.seniority ? 1 : 0);
  return open
    .filter(({ slug }) => slug !== job.slug)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, maxCount);
}
