import { BackendError } from './backend-error.ts';

type Answer = {
  data: unknown;
  error: { message: string; code?: string; details?: string; hint?: string } | null;
};
type Data<A extends Answer> = Extract<A, { error: null }>['data'];

/** Returns the data of a supabase-js response or throws its error. */
export async function unwrap<A extends Answer>(pending: PromiseLike<A>): Promise<Data<A>> {
  const { data, error } = await pending;
  if (error) throw new BackendError(error);
  return data;
}

/** Functions and triggers of the database put their error code into the hint. */
export async function unwrapRpc<A extends Answer>(pending: PromiseLike<A>): Promise<Data<A>> {
  const { data, error } = await pending;
  if (error)
    throw new BackendError({ ...error, message: error.message, code: error.hint || error.code });
  return data;
}
