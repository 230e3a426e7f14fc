import type { Schema } from '../../../../server/postgres/database.types.ts';
import type { NewRow } from '../../../../server/postgres/kysely-types.ts';

/** Rows that exist before the person does. */
export type Surroundings = {
  userId: string;
  staffId: string;
  jobId: string;
  questionId: string;
  clientId: string;
  invoiceId: string;
  rejectReasonId: string;
  stepId: string;
  tagId: string;
  consentTextId: string;
  reviewLinkId: string;
  approvalId: string;
  otherPersonId: string;
};

/** `Required` makes a new column a type error where its row is written. */
export type FullRows<Name extends keyof Schema> = { [Table in Name]: Required<NewRow<Table>>[] };

export const personId = 'ffffffff-0000-4000-8000-000000000001';
export const decided = 'ffffffff-0000-4000-8000-000000000002';
export const undecided = 'ffffffff-0000-4000-8000-000000000003';
export const documentId = 'ffffffff-0000-4000-8000-000000000004';
export const interviewId = 'ffffffff-0000-4000-8000-000000000006';
export const consentId = 'ffffffff-0000-4000-8000-000000000005';
/** Keys of fields of the agency, on people and on applications. */
export const customKeys = { people: 'f00000000000a', applications: 'f00000000000b' };
export const taskId = 'ffffffff-0000-4000-8000-000000000007';
export const conversationId = 'ffffffff-0000-4000-8000-000000000008';

// Each value differs from all others, so that it can be found in an export.
let count = 0;
const nextNumber = () => {
  count += 1;
  return count;
};

export const text = (name: string) => `${name} number ${nextNumber()}`;
export const past = () => new Date(Date.UTC(2020, 0, 1, 0, nextNumber())).toISOString();
export const future = () => new Date(Date.UTC(2099, 0, 1, 0, nextNumber())).toISOString();
export const stamps = () => ({ created_at: past(), updated_at: past() });
