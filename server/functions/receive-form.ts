import { networkOf } from '../http/client-network.ts';
import type { Call } from './call.ts';
import { FunctionError } from './errors.ts';
import { formLimits } from './form-limits.ts';
import { formLimit, type Limit, limitAddress, limitBytes } from './limit.ts';
import { isMultipart, readSubmission, type Submission, wantsPage } from './submission.ts';

// The way of a public form into memory: first the limits, then its body.

type Form = { name: string; limit?: Limit; takesCv?: boolean };

export type ReceivedForm = {
  submission: Submission;
  /** Gives the memory of its files back to others. */
  release: () => void;
};

/** A form of a page without scripts that was refused before its file was read, with all that was typed. */
export class RefusedForm extends FunctionError {
  readonly submission: Submission;

  constructor(error: FunctionError, submission: Submission) {
    super(error.code, error);
    this.submission = submission;
  }
}

export async function receiveForm(call: Call, form: Form): Promise<ReceivedForm> {
  const release = await admit(call, form).catch((error) => refuse(call, form, error));
  try {
    const submission = await readSubmission(call.request, { takesFiles: form.takesCv });
    return { submission, release };
  } catch (error) {
    release();
    throw error;
  }
}

async function admit(call: Call, { name, limit, takesCv }: Form): Promise<() => void> {
  await limitAddress(call, name, limit ?? formLimit);
  const { request, address, context } = call;
  if (!takesCv || !isMultipart(request)) return () => undefined;
  const announced = request.headers.get('content-length');
  const bytes = announced === null ? formLimits.bodyBytes : Number(announced);
  if (bytes > formLimits.bodyBytes) throw new FunctionError('too_large');
  if (!(await context.files.hasRoom())) throw new FunctionError('busy', { retryAfter: 300 });
  const release = context.holdBytes(networkOf(address), bytes);
  try {
    await limitBytes(call, bytes);
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

/** The file is dropped while it arrives; a script still has the form and needs no more than the error. */
async function refuse({ request }: Call, { takesCv }: Form, error: unknown): Promise<never> {
  if (!(error instanceof FunctionError) || !wantsPage(request)) throw error;
  const options = { takesFiles: takesCv, dropsFiles: true };
  const submission = await readSubmission(request, options).catch(() => {
    throw error;
  });
  throw new RefusedForm(error, submission);
}
