import { KeyedSemaphore } from '../postgres/keyed-semaphore.ts';
import type { Call } from './call.ts';
import { readAsStaff, type Staff } from './require-staff.ts';
import { readSubmission, type Submission } from './submission.ts';

/** Bodies with files that arrive at the same time from one colleague; they are in memory until they are read. */
const uploads = new KeyedSemaphore({ concurrent: 2, queued: 20, maxWaitMs: 60_000 });

/** Reads a body with files that a colleague sends, after the rights were checked. */
export const readStaffUpload = (
  call: Call,
  roles: Staff['role'][],
  options: { fileBytes?: number } = {},
): Promise<{ staff: Staff; sent: Submission }> =>
  readAsStaff(call, roles, ({ id }) =>
    uploads.run(id, () => readSubmission(call.request, { takesFiles: true, ...options })),
  );
