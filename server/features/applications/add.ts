import {
  type AddedApplication,
  addedApplication,
} from '../../../domain/applications/added-application.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { personLink } from '../../email/mail-link.ts';
import type { Call, RemoteFunction } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { limitAddress, linkLimit } from '../../functions/limits/limit.ts';
import { hashOf, once, type StoredResponse } from '../../functions/once.ts';
import { parseFields } from '../../functions/parse.ts';
import { readIdempotencyKey } from '../../functions/read-idempotency-key.ts';
import { requireShown } from '../../functions/require-shown.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { readStaffUpload } from '../../functions/staff-upload.ts';
import type { Query } from '../../postgres/query.ts';
import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import { applicationVariables, type Job, selectJob } from '../jobs/job.ts';
import { matchPerson } from '../people/matching/match-person.ts';
import type { MatchedPerson } from '../people/matching/matched-person.ts';
import { attachCv, type SavedCv, saveCv } from './cv.ts';
import { insertApplication } from './insert-application.ts';

const roles: Staff['role'][] = ['admin', 'recruiter'];

/** Adds an applicant to a job by hand: person, CV, application and confirmation mail in one transaction. */
export const addApplication: RemoteFunction = {
  name: 'add-application',
  roles,
  schema: addedApplication,
  api: {
    scope: 'applications:write',
    summary:
      'Adds an applicant to a job: the person, if they are not known yet, and the application.',
    example: {
      job_id: 'JOB_ID',
      first_name: 'Saga',
      last_name: 'Lind',
      email: 'saga.lind@people.example',
      language: 'sv',
    },
  },
  handle,
};

async function handle(call: Call): Promise<Response> {
  if (call.request.method !== 'POST') throw new FunctionError('unreadable');
  await limitAddress(call, 'add-application', linkLimit);
  const { staff, sent } = await readStaffUpload(call, roles);
  const { fields, files } = sent;
  const application = parseFields(addedApplication, fields);
  await requireShown(call, staff, application);
  const cv = await saveCv(files.cv, call);
  const request = {
    scope: `add-application:${staff.id}`,
    key: readIdempotencyKey(call.request),
    hash: hashOf(application, cv?.sha256),
  };
  const undo = async () => {
    if (cv) await call.context.files.remove([cv]);
  };
  try {
    const { response, isRepeated } = await once(
      call.context.database,
      request,
      staff.identity,
      (query) => addApplicant(query, application, cv, staff, call),
    );
    if (isRepeated) await undo();
    return Response.json(response, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    // After a lost connection the transaction may have been committed, and then it needs the file.
    // If it was not, the clean-up task deletes the file.
    if (!(error instanceof DatabaseUnavailable)) await undo();
    throw error;
  }
}

async function addApplicant(
  query: Query,
  input: AddedApplication,
  cv: SavedCv | undefined,
  staff: Staff,
  call: Call,
): Promise<StoredResponse> {
  const job = await getListedJob(query, input.job_id);
  const person = await matchPerson(query, { ...input, source: 'staff' });
  const documentId = cv && (await attachCv(query, person.id, cv));
  const id = await insertApplication(query, {
    job_id: job.id,
    person_id: person.id,
    source: 'staff',
    language: input.language,
    cv_document_id: documentId,
    owner_id: job.owner_id ?? staff.id,
  });
  if (!id) throw new FunctionError('invalid', { fields: { email: 'choice_invalid' } });
  if (input.tell) await mailConfirmation(query, { id, job, person }, call);
  return { id };
}

/** Returns a job in any state but draft: staff also add people to a job that is closed on the site. */
async function getListedJob(query: Query, id: string): Promise<Job> {
  const { rows } = await query(
    selectJob().where('job.id', '=', id).where('job.state', '<>', 'draft'),
  );
  const [job] = rows;
  if (!job) throw new FunctionError('invalid', { fields: { job_id: 'choice_invalid' } });
  return job;
}

type Added = { id: string; job: Job; person: MatchedPerson };

/** Mails the person on file: the address that was entered may belong to a merged record. */
async function mailConfirmation(query: Query, { id, job, person }: Added, call: Call) {
  const { site } = call.context;
  const { first_name, language } = person;
  if (!person.email) return;
  await enqueueMail(query, {
    cause: `application_received:${id}`,
    template: 'application_received',
    to: person.email,
    toName: `${first_name} ${person.last_name}`.trim(),
    language,
    personId: person.id,
    applicationId: id,
    variables: {
      first_name,
      ...applicationVariables(job, language, site.name),
      link: personLink(site.url, language, { applicationId: id }),
    },
  });
}
