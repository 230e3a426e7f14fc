type Failure = { message: string; code?: string; details?: string; hint?: string };
type Answer = { data: unknown; error: Failure | null };

/** What the backend refused. A real error, so that the server keeps its text from a visitor's page. */
export class DataError extends Error {
  readonly code: string | undefined;

  constructor(failure: Failure) {
    super(failure.message, { cause: failure });
    this.name = 'DataError';
    this.code = failure.code;
  }
}

/** The one place where an answer of supabase-js becomes data or an exception. */
export async function unwrap<A extends Answer>(
  pending: PromiseLike<A>,
): Promise<Extract<A, { error: null }>['data']> {
  const { data, error } = await pending;
  if (error) throw error instanceof Error ? error : new DataError(error);
  return data;
}
