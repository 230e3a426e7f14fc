import { type PersonRow, parsePersonRow } from '../../../../domain/imports/parse-person-row.ts';
import type { ImportContext, ImportKind } from '../import-kind.ts';
import { checkPeople } from './check-people.ts';
import { type JobFinder, loadJobs } from './find-jobs.ts';
import { importPerson } from './import-person.ts';
import { undoPerson } from './undo-person.ts';

/** The jobs of a batch, which is one transaction. */
const jobsOfBatch = new WeakMap<ImportContext, Promise<JobFinder>>();

export const people: ImportKind<PersonRow> = {
  parse: parsePersonRow,
  keyOf: ({ email }) => email,
  check: checkPeople,
  async run(context, row) {
    const known = jobsOfBatch.get(context);
    const jobs = known ?? loadJobs(context.query);
    if (!known) jobsOfBatch.set(context, jobs);
    return importPerson(context, row, await jobs);
  },
  undo: undoPerson,
};
