type Answer = { data: unknown; error: Error | null };

/** The one place where an answer of supabase-js becomes data or an exception. */
export async function unwrap<A extends Answer>(
  pending: PromiseLike<A>,
): Promise<Extract<A, { error: null }>['data']> {
  const { data, error } = await pending;
  if (error) throw error;
  return data;
}
