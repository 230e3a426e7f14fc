import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { findStoredResponse, hashOf, once, type StoredResponse } from '../../functions/once.ts';
import { checkGuard, parseFields } from '../../functions/parse.ts';
import { type ReceivedForm, RejectedForm, receiveForm } from '../../functions/receive-form.ts';
import { fail, redirectToForm, succeed } from '../../functions/responses.ts';
import type { Submission } from '../../functions/submission.ts';
import { anonymous } from '../../http/identity/identity.ts';
import { JwtError } from '../../jwt/jwt-error.ts';
import type { Identity } from '../../postgres/request-context.ts';
import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import { saveCv } from '../applications/cv.ts';
import { UnknownConsentText } from '../people/record-consent.ts';
import { mailsOfVerified } from './form-mails.ts';
import { processSubmission } from './process-submission.ts';
import type { CheckResult, Fields, Form, PublicForm } from './public-form.ts';

const guardFields = ['homepage', 'started_at', 'idempotency_key', 'page', 'own_link'];

/** Milliseconds, longer than the work takes, so that the time does not reveal whether an address is known. */
const minDurationMs = 150;

/** Defines a public form: rate limited, guarded against bots, validated and carried out once. */
export function defineForm<
  Schema extends z.ZodType<Fields>,
  Checked extends CheckResult = CheckResult,
>(form: Form<Schema, Checked>): PublicForm {
  return {
    name: form.name,
    roles: 'anyone',
    async handle(call) {
      const page = redirectToForm(call.request, form.formPath);
      if (page) return page;
      let received: ReceivedForm | undefined;
      try {
        if (call.request.method !== 'POST') throw new FunctionError('unreadable');
        received = await receiveForm(call, form);
        const { submission } = received;
        const response = await carryOut(form, call, submission);
        const delay: Record<string, string> = response.mail === 'late' ? { mail: 'late' } : {};
        return succeed(form.name, submission, response, {
          ...form.thanksFor?.(submission),
          ...delay,
        });
      } catch (error) {
        const rejection =
          error instanceof UnknownConsentText ? new FunctionError('consent_outdated') : error;
        const { submission } = rejection instanceof RejectedForm ? rejection : (received ?? {});
        if (rejection instanceof FunctionError) return fail(form.name, submission, rejection);
        throw error;
      } finally {
        received?.release();
      }
    },
    async carryOutHeld(work, update) {
      const data = work.data as z.output<Schema>;
      const person = await update(form.sender(data));
      if (!person) throw new FunctionError('link_invalid');
      const checked = work.checked as Checked;
      const outcome = await form.run({
        ...work,
        ...{ data, checked, person, ...mailsOfVerified(work.query) },
        identity: anonymous,
      });
      return outcome ?? 'done';
    },
  };
}

async function carryOut<Schema extends z.ZodType<Fields>, Checked extends CheckResult>(
  form: Form<Schema, Checked>,
  call: Call,
  submission: Submission,
): Promise<StoredResponse> {
  const { database, files, logger } = call.context;
  const guard = checkGuard(submission.fields);
  const data = parseFields(form.schema, submission.fields, form.findErrors?.(submission));
  const hash = hashSubmission(submission);
  const sentKey = call.request.headers.get('idempotency-key') ?? guard.idempotency_key;
  // Without a key the hash of the content is the key: the same form sent twice within a day counts once.
  const key = sentKey?.slice(0, 200) ?? `content-${hash}`;
  if (key.length < 8) throw new FunctionError('unreadable');
  const request = { scope: form.name, key, hash };

  const earlier = await findStoredResponse(database.query, request);
  if (earlier) return earlier;
  const identity = await identifyVisitor(call);
  const cv = form.takesCv ? await saveCv(submission.files.cv, call) : undefined;
  const removeCv = async () => {
    if (cv) await files.remove([cv]).catch((error) => logger.warn({ err: error }));
  };
  const minDuration = sleep(minDurationMs);
  try {
    const { response, isRepeated } = await once(database, request, anonymous, async (query) => {
      const mail = await processSubmission(form, { query, data, cv, identity, call, submission });
      return mail === 'on time' ? { ok: true } : { ok: true, mail };
    });
    if (isRepeated) await removeCv();
    await minDuration;
    return response;
  } catch (error) {
    // After a lost connection the transaction may have been committed, and then it needs the file.
    if (!(error instanceof DatabaseUnavailable)) await removeCv();
    throw error;
  }
}

/** A visitor with an expired session can still send a form. */
async function identifyVisitor({ request, context }: Call): Promise<Identity> {
  try {
    return await context.identify(request);
  } catch (error) {
    if (error instanceof JwtError) return anonymous;
    throw error;
  }
}

function hashSubmission({ fields, files }: Submission): string {
  const content = Object.entries(fields).filter(([name]) => !guardFields.includes(name));
  const fileHashes = Object.entries(files).map(([name, { sha256 }]) => [name, sha256]);
  return hashOf(Object.fromEntries(content), ...fileHashes.flat());
}
