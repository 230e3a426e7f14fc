import { networkOf } from '../http/client/client-network.ts';
import type { Call } from './call.ts';
import { FunctionError } from './errors.ts';
import { formLimits } from './limits/form-limits.ts';
import { allFormsLimit, formLimit, type Limit, limitAddress, limitBytes } from './limits/limit.ts';
import type { Reservation } from './limits/reserve-memory.ts';
import { isMultipart, readSubmission, type Submission, wantsPage } from './submission.ts';

// Receives a public form: checks the limits first, then reads the body.

type Form = { name: string; limit?: Limit; takesCv?: boolean };

export type ReceivedForm = {
  submission: Submission;
  /** Releases the memory reserved for its files. */
  release: () => void;
};

/** A noJs form that was rejected before its file was read, with the typed values to show again. */
export class RejectedForm extends FunctionError {
  readonly submission: Submission;

  constructor(error: FunctionError, submission: Submission) {
    super(error.code, error);
    this.submission = submission;
  }
}

export async function receiveForm(call: Call, form: Form): Promise<ReceivedForm> {
  const upload = await checkLimits(call, form).catch((error) => reject(call, form, error));
  const release = () => upload?.release();
  try {
    const submission = await readSubmission(call.request, { takesFiles: form.takesCv, upload });
    return { submission, release };
  } catch (error) {
    release();
    throw error;
  }
}

async function checkLimits(
  call: Call,
  { name, limit, takesCv }: Form,
): Promise<Reservation | undefined> {
  await limitAddress(call, name, limit ?? formLimit);
  await limitAddress(call, 'forms', allFormsLimit);
  const { request, address, context } = call;
  if (!(await context.hasSpace('forms'))) throw new FunctionError('busy', { retryAfter: 300 });
  if (!takesCv || !isMultipart(request)) return undefined;
  const contentLength = request.headers.get('content-length');
  const bytes = contentLength === null ? formLimits.bodyBytes : Number(contentLength);
  if (bytes > formLimits.bodyBytes) throw new FunctionError('too_large');
  if (!(await context.files.hasRoom())) throw new FunctionError('busy', { retryAfter: 300 });
  const upload = context.reserveMemory(networkOf(address), bytes);
  try {
    await limitBytes(call, bytes);
    return upload;
  } catch (error) {
    upload.release();
    throw error;
  }
}

/** Reads the text fields of a noJs form and drops its file; a script still has the form and only needs the error. */
async function reject({ request }: Call, { takesCv }: Form, error: unknown): Promise<never> {
  if (!(error instanceof FunctionError) || !wantsPage(request)) throw error;
  const options = { takesFiles: takesCv, dropsFiles: true };
  const submission = await readSubmission(request, options).catch(() => {
    throw error;
  });
  throw new RejectedForm(error, submission);
}
