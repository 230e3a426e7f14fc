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
  run: (data: z.output<Schema>, call: Call) => Promise<object>;
};

/** A function that scripts call with JSON: by a link's key or by a member of staff. */
export function defineAction<Schema extends z.ZodType>(action: Action<Schema>): RemoteFunction {
  return async (call) => {
    if (call.request.method !== 'POST') throw new FunctionError('unreadable');
    await limitAddress(call, action.name, action.limit ?? linkLimit);
    const { fields } = await readSubmission(call.request);
    const answer = await action.run(parseFields(action.schema, fields), call);
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  };
}
