import type { z } from 'zod';
import type { Call, RemoteFunction } from './call.ts';
import { FunctionError } from './errors.ts';
import { type Limit, limitAddress, linkLimit } from './limit.ts';
import { parseFields } from './parse.ts';
import { readSubmission } from './submission.ts';

type Action<Schema extends z.ZodType> = {
  name: string;
  schema: Schema;
  limit?: Limit;
  /** Where a form that was sent without scripts leads; also when it was refused, then without an answer. */
  page?: (given: z.output<Schema>, answer?: object) => string;
  run: (data: z.output<Schema>, call: Call) => Promise<object>;
};

/** A function that scripts call with JSON: by a link's key or by a member of staff. */
export function defineAction<Schema extends z.ZodType>(action: Action<Schema>): RemoteFunction {
  return async (call) => {
    if (call.request.method !== 'POST') throw new FunctionError('unreadable');
    await limitAddress(call, action.name, action.limit ?? linkLimit);
    const { fields, isPage } = await readSubmission(call.request);
    const given = parseFields(action.schema, fields);
    if (isPage && action.page)
      return seeOther(action.page(given, await tryTo(action, given, call)));
    const answer = await action.run(given, call);
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  };
}

/** What was refused is said by the page that comes next. */
async function tryTo<Schema extends z.ZodType>(
  action: Action<Schema>,
  given: z.output<Schema>,
  call: Call,
): Promise<object | undefined> {
  try {
    return await action.run(given, call);
  } catch (error) {
    if (error instanceof FunctionError) return undefined;
    throw error;
  }
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
