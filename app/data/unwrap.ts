type Answer<T> = { data: T; error: null } | { data: unknown; error: Error };

/** The one place where an answer of supabase-js becomes data or an exception. */
export async function unwrap<T>(pending: PromiseLike<Answer<T>>): Promise<T> {
  const { data, error } = await pending;
  if (error) throw error;
  return data as T;
}
