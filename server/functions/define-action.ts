import type { z } from 'zod';
import type { ApiAccess, Call, RemoteFunction, Roles } from './call.ts';
import { FunctionError } from './errors.ts';
import { type Limit, limitAddress, linkLimit } from './limits/limit.ts';
import { parseFields } from './parse.ts';
import { requireFurtherScopes } from './require-scope.ts';
import { requireShown } from './require-shown.ts';
import { readAsStaff, type Staff } from './require-staff.ts';
import { fail, redirectToForm } from './responses.ts';
import { retryDeadlock } from './retry-deadlock.ts';
import { readSubmission, type Submission } from './submission.ts';

type Action<Schema extends z.ZodType, Allowed extends Roles> = {
  name: string;
  roles: Allowed;
  schema: Schema;
  limit?: Limit;
  api?: ApiAccess<z.output<Schema>>;
  page?: PageOf<z.output<Schema>>;
  run: Run<Schema, Allowed>;
};

type Run<Schema extends z.ZodType, Allowed extends Roles> = (
  data: z.output<Schema>,
  call: Call,
  /** The calling member of staff, whose role is one of those allowed. */
  staff: Allowed extends 'anyone' ? undefined : Staff,
) => Promise<object>;

/**
 * Returns the path to redirect to after a form that was sent without JavaScript, or undefined if the
 * result is a file. A form without a `page` field is redirected after an error too, then with
 * an undefined response.
 */
type PageOf<Data> = (input: Data, body: object | undefined, sent: Submission) => string | undefined;

/** Defines a function that scripts call with JSON. Rights are checked before the body is read. */
export function defineAction<Schema extends z.ZodType, const Allowed extends Roles>(
  action: Action<Schema, Allowed>,
): RemoteFunction {
  const { name, schema, page, limit = linkLimit } = action;
  const roles: Roles = action.roles;
  return {
    name,
    roles,
    schema,
    ...(action.api && { api: action.api }),
    async handle(call) {
      const home = page && redirectToForm(call.request, '/');
      if (home) return home;
      if (call.request.method !== 'POST') throw new FunctionError('unreadable');
      await limitAddress(call, name, limit);
      const read = () => readSubmission(call.request);
      const { staff, sent } =
        roles === 'anyone'
          ? { staff: undefined, sent: await read() }
          : await readAsStaff(call, roles, read);
      const run = async (input: z.output<Schema>) => {
        if (action.api) await requireFurtherScopes(call, action.api, input);
        if (staff) await requireShown(call, staff, input);
        return retryDeadlock(() =>
          action.run(input, call, staff as Parameters<typeof action.run>[2]),
        );
      };
      if (!sent.isPage || !page) {
        const result = await run(parseFields(schema, sent.fields));
        // A file is already a response.
        if (result instanceof Response) return result;
        return Response.json(result, { headers: { 'cache-control': 'no-store' } });
      }
      try {
        return await respondWithPage(parseFields(schema, sent.fields), run, page, sent);
      } catch (error) {
        if (error instanceof FunctionError && sent.fields.page) return fail(name, sent, error);
        throw error;
      }
    },
  };
}

async function respondWithPage<Data>(
  input: Data,
  run: (input: Data) => Promise<object>,
  pageOf: PageOf<Data>,
  sent: Submission,
): Promise<Response> {
  const result = await run(input).catch((error) => {
    const isRedirected = !sent.fields.page && pageOf(input, undefined, sent);
    if (error instanceof FunctionError && isRedirected) return undefined;
    throw error;
  });
  if (result instanceof Response) return result;
  const location = pageOf(input, result, sent);
  if (location === undefined) throw new Error('a form without a page needs a file as its result');
  return new Response(null, { status: 303, headers: { 'cache-control': 'no-store', location } });
}
