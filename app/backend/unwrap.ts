import { BackendError } from './backend-error.ts';

type ClientError = { message: string; code?: string; details?: string; hint?: string };
type ClientResponse = { data: unknown; error: ClientError | null };
type DataOf<R extends ClientResponse> = Extract<R, { error: null }>['data'];

/** Returns the data of a supabase-js response or throws its error. */
export async function unwrap<R extends ClientResponse>(
  pending: PromiseLike<R>,
): Promise<DataOf<R>> {
  const { data, error } = await pending;
  if (error) throw new BackendError(error);
  return data;
}

/**
 * Does the same as `unwrap`, but takes the error code from the hint, where the functions and triggers of
 * the database put it.
 */
export async function unwrapRaised<R extends ClientResponse>(
  pending: PromiseLike<R>,
): Promise<DataOf<R>> {
  const { data, error } = await pending;
  if (error)
    throw new BackendError({ ...error, message: error.message, code: error.hint || error.code });
  return data;
}

type RowsResponse = { data: unknown[]; error: null } | { data: null; error: ClientError };

/**
 * Runs a delete that ends with `select`. Throws `not_allowed` if no row was deleted: row-level
 * security hides a row instead of reporting an error, and a colleague may have deleted it.
 */
export async function deleteOne(deletion: PromiseLike<RowsResponse>): Promise<void> {
  requireRow(await unwrapRaised(deletion));
}

/** Throws `not_allowed` if a change that row-level security judges reached no row. */
export function requireRow(rows: unknown[]): void {
  if (rows.length === 0) throw new BackendError({ message: 'not_allowed', code: '42501' });
}
