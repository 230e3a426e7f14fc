import { type JobRow, parseJobRow } from '../../../../domain/imports/parse-job-row.ts';
import { foldHeader } from '../../../../domain/imports/presets.ts';
import { type ClientFinder, loadClients } from '../clients/find-clients.ts';
import type { ImportKind } from '../import-kind.ts';
import { ofBatch } from '../of-batch.ts';
import { loadKnownJobs } from './find-known-jobs.ts';
import { importJob } from './import-job.ts';
import { planJob } from './plan-job.ts';
import { undoJob } from './undo-job.ts';

const clientsOf = ofBatch(loadClients);
const knownOf = ofBatch(loadKnownJobs);

/** Jobs of the same title are the same job only if they are for the same client. */
export const jobs: ImportKind<JobRow> = {
  parse: parseJobRow,
  keyOf: ({ title, client }) =>
    `${foldHeader(title)}:${foldHeader(client?.name ?? client?.organisation_number ?? '')}`,
  async check(query, rows) {
    const clients: ClientFinder = await loadClients(query);
    const knownJobs = await loadKnownJobs(query);
    return rows.map((row) => {
      const { clientId, notes } = planJob(row, clients);
      return { targetId: knownJobs.find(row.title, clientId), notes };
    });
  },
  run: async (context, row) =>
    importJob(context, row, planJob(row, await clientsOf(context)), await knownOf(context)),
  undo: undoJob,
};
