import type { FeedJob } from './open-job-feed.server.ts';

/** A feed whose jobs are rendered one by one. */
export type FeedParts = {
  start: string;
  renderJob: (job: FeedJob) => string;
  glue: string;
  end: string;
};

/** Rendered in one iteration of the event loop; a text may have 40 kB. */
const jobsPerPart = 50;

export async function joinParts(
  { start, renderJob, glue, end }: FeedParts,
  jobs: FeedJob[],
): Promise<string> {
  const rendered: string[] = [];
  for (let from = 0; from < jobs.length; from += jobsPerPart) {
    if (from > 0) await nextTurn();
    rendered.push(...jobs.slice(from, from + jobsPerPart).map(renderJob));
  }
  return start + rendered.join(glue) + end;
}

export const nextTurn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
