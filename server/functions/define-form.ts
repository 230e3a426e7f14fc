import type { z } from 'zod';
import type { FieldError } from '../../domain/form-error.ts';
import { anonymous } from '../http/identity.ts';
import { JwtError } from '../jwt-error.ts';
import { UnknownConsentText } from '../people/record-consent.ts';
import type { Query } from '../postgres/database.ts';
import type { Identity } from '../postgres/request-context.ts';
import { DatabaseUnavailable } from '../postgres/unavailable.ts';
import { fail, leadToForm, succeed } from './answer.ts';
import type { Call, RemoteFunction } from './call.ts';
import { FunctionError } from './errors.ts';
import { formLimit, type Limit, limitAddress, limitMailbox } from './limit.ts';
import { type Answer, findAnswer, hashOf, once } from './once.ts';
import { checkGuard, parseFields } from './parse.ts';
import { readSubmission, type Submission } from './submission.ts';

type Work<Data, Prepared> = {
  query: Query;
  data: Data;
  prepared: Prepared;
  submission: Submission;
  /** Who is signed in, if anybody. */
  identity: Identity;
  call: Call;
};

type Form<Schema extends z.ZodType<{ email: string }>, Prepared> = {
  /** Also the name of the form on the page of thanks. */
  name: string;
  /** Where on the site it is filled in. */
  home: string;
  schema: Schema;
  /** What is wrong with the fields and files together. */
  findFaults?: (submission: Submission) => Record<string, FieldError>;
  limit?: Limit;
  /** What cannot be part of the transaction, such as saving a file; its undoing is wished for, not needed. */
  prepare?: (submission: Submission, data: z.output<Schema>, call: Call) => Promise<Prepared>;
  undo?: (prepared: Prepared, call: Call) => Promise<void>;
  run: (work: Work<z.output<Schema>, Prepared>) => Promise<Answer>;
};

const guardFields = ['homepage', 'started_at', 'idempotency_key', 'page'];

/** A public form: limited, guarded against programs, checked, carried out once. */
export function defineForm<Schema extends z.ZodType<{ email: string }>, Prepared = undefined>(
  form: Form<Schema, Prepared>,
): RemoteFunction {
  return async (call) => {
    const page = leadToForm(call.request, form.home);
    if (page) return page;
    let submission: Submission | undefined;
    try {
      if (call.request.method !== 'POST') throw new FunctionError('unreadable');
      await limitAddress(call, form.name, form.limit ?? formLimit);
      submission = await readSubmission(call.request);
      return succeed(form.name, submission, await carryOut(form, call, submission));
    } catch (error) {
      const known =
        error instanceof UnknownConsentText ? new FunctionError('consent_outdated') : error;
      if (known instanceof FunctionError) return fail(form.name, submission, known);
      throw error;
    }
  };
}

async function carryOut<Schema extends z.ZodType<{ email: string }>, Prepared>(
  form: Form<Schema, Prepared>,
  call: Call,
  submission: Submission,
): Promise<Answer> {
  const { database } = call.context;
  const guard = checkGuard(submission.fields);
  const data = parseFields(form.schema, submission.fields, form.findFaults?.(submission));
  const hash = await hashSubmission(submission);
  const given = call.request.headers.get('idempotency-key') ?? guard.idempotency_key;
  // Without a key the content is its own: what is sent twice within a day counts once.
  const key = given?.slice(0, 200) ?? `content-${hash}`;
  if (key.length < 8) throw new FunctionError('unreadable');
  const request = { scope: form.name, key, hash };

  const earlier = await findAnswer(database.query, request);
  if (earlier) return earlier;
  const identity = await visitor(call);
  const prepared = (await form.prepare?.(submission, data, call)) as Prepared;
  const undo = async () => {
    await form.undo?.(prepared, call).catch((error) => call.context.logger.warn({ err: error }));
  };
  try {
    const { answer, isRepeated } = await once(database, request, anonymous, async (query) => {
      await limitMailbox(query, data.email);
      return form.run({ query, data, prepared, submission, identity, call });
    });
    if (isRepeated) await undo();
    return answer;
  } catch (error) {
    // A lost connection may have hidden a success, which needs what was prepared.
    if (!(error instanceof DatabaseUnavailable)) await undo();
    throw error;
  }
}

/** A session that has ended must not keep anybody from sending a form. */
async function visitor({ request, context }: Call): Promise<Identity> {
  try {
    return await context.identify(request);
  } catch (error) {
    if (error instanceof JwtError) return anonymous;
    throw error;
  }
}

async function hashSubmission({ fields, files }: Submission): Promise<string> {
  const own = Object.entries(fields).filter(([name]) => !guardFields.includes(name));
  const bytes = await Promise.all(
    Object.entries(files).map(async ([name, file]) => [
      name,
      new Uint8Array(await file.arrayBuffer()),
    ]),
  );
  return hashOf(Object.fromEntries(own), ...bytes.flat());
}
