import type { Query } from '../postgres/query.ts';

/** Seconds in which a source may send one CV that is read before CVs of others. */
const readingSeconds = 60;
/** Files with the largest number are read last. */
const maxReadingPriority = 100;

/**
 * States how late the files of this transaction are read: the more files a source (a network, or a person who answers
 * mail) has sent, the later. Call it before they are inserted.
 */
export async function setReadingPriority(query: Query, source: string, files = 1): Promise<void> {
  await query(
    `select set_config('documents.reading_priority', least($4::float8, ceil(max(wait) / $2::float8))::integer::text, true)
     from (select private.book_token($1, 1, 1 / $2::float8, $3) as wait from generate_series(1, $5::integer)) as booked`,
    [
      `cvs:${source}`,
      readingSeconds,
      maxReadingPriority * readingSeconds,
      maxReadingPriority,
      files,
    ],
  );
}
