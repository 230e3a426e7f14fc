import type { JobTask } from '../context.ts';

/**
 * People per page. The page is small, because people with long texts take up to a second each and their rows are locked
 * meanwhile.
 */
const pageSize = 20;

/**
 * Collects the words of people who are not in the index of the search yet, or whose words have changed in ways that
 * would take too long at once. All other changes are in the index when they are committed.
 */
export const indexPeople: JobTask = async ({ database, stopping }) => {
  for (let done = pageSize; done >= pageSize && !stopping?.aborted; ) {
    const { rows } = await database.query<{ done: number }>(
      'select private.index_stale_people($1) as done',
      [pageSize],
    );
    done = rows[0]?.done ?? 0;
  }
  await database.query(
    'select private.collect_known_words() where not exists (select from private.known_words)',
  );
};

/** Collects the words that the search suggests for misspelt ones. */
export const collectKnownWords: JobTask = async ({ database }) => {
  await database.query('select private.collect_known_words()');
};
