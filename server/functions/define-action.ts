import type { z } from 'zod';
import { fail, leadToForm } from './answer.ts';
import type { Call, RemoteFunction } from './call.ts';
import { FunctionError } from './errors.ts';
import { type Limit, limitAddress, linkLimit } from './limit.ts';
import { parseFields } from './parse.ts';
import { readSubmission, type Submission } from './submission.ts';

type Action<Schema extends z.ZodType> = {
  name: string;
  schema: Schema;
  limit?: Limit;
  page?: PageOf<z.output<Schema>>;
  run: (data: z.output<Schema>, call: Call) => Promise<object>;
};

/**
 * Where a form that was sent without scripts leads; nowhere if its answer is a file. One that does
 * not name its page is led on also when it was refused, then without an answer.
 */
type PageOf<Data> = (
  given: Data,
  answer: object | undefined,
  sent: Submission,
) => string | undefined;

/** A function that scripts call with JSON: by a link's key or by a member of staff. */
export function defineAction<Schema extends z.ZodType>(action: Action<Schema>): RemoteFunction {
  return async (call) => {
    const home = action.page && leadToForm(call.request, '/');
    if (home) return home;
    if (call.request.method !== 'POST') throw new FunctionError('unreadable');
    await limitAddress(call, action.name, action.limit ?? linkLimit);
    const sent = await readSubmission(call.request);
    if (!sent.isPage || !action.page) {
      return Response.json(await action.run(parseFields(action.schema, sent.fields), call), {
        headers: { 'cache-control': 'no-store' },
      });
    }
    try {
      return await answerPage(action, action.page, sent, call);
    } catch (error) {
      if (error instanceof FunctionError && sent.fields.page) return fail(action.name, sent, error);
      throw error;
    }
  };
}

async function answerPage<Schema extends z.ZodType>(
  action: Action<Schema>,
  pageOf: PageOf<z.output<Schema>>,
  sent: Submission,
  call: Call,
): Promise<Response> {
  const given = parseFields(action.schema, sent.fields);
  const answer = await action.run(given, call).catch((error) => {
    const isLedOn = !sent.fields.page && pageOf(given, undefined, sent);
    if (error instanceof FunctionError && isLedOn) return undefined;
    throw error;
  });
  const location = pageOf(given, answer, sent);
  const headers = { 'cache-control': 'no-store' };
  if (location) return new Response(null, { status: 303, headers: { ...headers, location } });
  // People may want to read it too.
  return new Response(JSON.stringify(answer, null, 2), {
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="alpaca.json"',
    },
  });
}
