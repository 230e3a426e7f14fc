import { z } from 'zod';
import {
  dataExportBucket,
  dataExportDays,
  dataExportPath,
} from '../../../domain/data-exports/data-export.ts';
import { findActing } from '../../features/bulk/find-acting.ts';
import { openArchive } from '../../features/data-exports/archive.ts';
import { addFiles, addTables } from '../../features/data-exports/fill-archive.ts';
import { renderReadme } from '../../features/data-exports/readme.ts';
import { dataExportKey } from '../../features/data-exports/start.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import type { JobContext, JobTask } from '../context.ts';

const payload = z.object({ id: z.uuid() });

/** Seconds between the heartbeats of a running export, which show other processes that it is still alive. */
const beatMs = 10_000;
/** After this many seconds without a beat, another process begins again. */
export const silentSeconds = 60;

type Claimed = Pick<Row<'data_exports'>, 'created_by' | 'assurance'>;

class GivenUp extends Error {}

const fileOf = (id: string) => ({ bucket: dataExportBucket, path: dataExportPath(id) });

/** Makes an archive of all tables and files, as a stream into the storage. */
export const makeDataExport: JobTask = async (context, input, addJob) => {
  const { id } = payload.parse(input);
  const { database, logger, stopping } = context;
  if (!(await claim(context, id))) return;
  try {
    const size = await make(context, id);
    const { rowCount } = await database.query(
      `update public.data_exports set state = 'done', size_bytes = $2, finished_at = now(),
         expires_at = now() + make_interval(days => $3)
       where id = $1 and state = 'running'`,
      [id, size, dataExportDays],
    );
    // The export was deleted while it was made.
    if (rowCount === 0) await context.files.remove([fileOf(id)]);
  } catch (error) {
    const isStopping = stopping?.aborted ?? false;
    if (!isStopping && !(error instanceof GivenUp))
      logger.warn({ err: error, export: id }, 'export of data failed');
    await database.query(
      `update public.data_exports set state = $2, row_count = 0, file_count = 0 where id = $1 and state = 'running'`,
      [id, isStopping ? 'waiting' : 'failed'],
    );
    if (isStopping) await addJob('make-data-export', { id }, dataExportKey(id));
  }
};

/**
 * Returns false if another process makes the export, or if the colleague who asked for it is no longer an
 * administrator.
 */
async function claim({ database }: JobContext, id: string): Promise<boolean> {
  return database.transaction(async (query) => {
    const { rows } = await query<Claimed>(
      `update public.data_exports set state = 'running', row_count = 0, file_count = 0
       where id = $1 and (
         state = 'waiting' or state = 'running' and updated_at < now() - make_interval(secs => $2)
       ) returning created_by, assurance`,
      [id, silentSeconds],
    );
    const [claimed] = rows;
    if (!claimed) return false;
    const acting = { acting_id: claimed.created_by, assurance: claimed.assurance };
    if (await findActing(query, acting, ['admin'])) return true;
    await query(`update public.data_exports set state = 'failed' where id = $1`, [id]);
    return false;
  });
}

async function make({ database, files, mailer, stopping }: JobContext, id: string) {
  const { siteName, siteUrl } = mailer.sender;
  const counts = { rows: 0, files: 0 };
  let isGivenUp = false;
  const beat = setInterval(() => {
    database
      .query(
        `update public.data_exports set row_count = $2, file_count = $3 where id = $1 and state = 'running'`,
        [id, counts.rows, counts.files],
      )
      .then(({ rowCount }) => {
        isGivenUp = rowCount === 0;
      })
      // The next beat repeats one that failed.
      .catch(() => undefined);
  }, beatMs);
  const requireGoing = () => {
    if (isGivenUp || stopping?.aborted) throw new GivenUp();
  };
  const archive = openArchive((bytes) => files.saveStream(fileOf(id), bytes, 'application/zip'));
  try {
    const tables = await addTables(database, archive, (rows) => {
      counts.rows += rows;
      requireGoing();
    });
    await addFiles(database.query, files, archive, () => {
      counts.files += 1;
      requireGoing();
    });
    const site = { name: siteName, url: siteUrl };
    const readme = renderReadme({ site, madeAt: new Date(), tables, files: counts.files });
    await archive.add('README.txt', inOne(readme));
    const size = await archive.end();
    await database.query(
      'update public.data_exports set row_count = $2, file_count = $3 where id = $1',
      [id, counts.rows, counts.files],
    );
    return size;
  } catch (error) {
    await archive.abort(error as Error);
    throw error;
  } finally {
    clearInterval(beat);
  }
}

async function* inOne(text: string): AsyncGenerator<string> {
  yield text;
}
