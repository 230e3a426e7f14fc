/** After this time an equal call counts as a new call. */
const maxAgeMs = 10 * 60_000;

export type RetryKeys = ReturnType<typeof createRetryKeys>;

/**
 * Remembers the idempotency keys of calls that failed. The response may have been lost after the server did the work,
 * so the same call made again keeps its key, and the server counts both as one call.
 */
export function createRetryKeys() {
  const failedCalls = new Map<string, { key: string; since: number }>();

  return async function run<T>(
    call: readonly unknown[],
    work: (key: string) => Promise<T>,
  ): Promise<T> {
    const name = JSON.stringify(call.map(listFields));
    const earlier = failedCalls.get(name);
    const isRetry = earlier && Date.now() - earlier.since < maxAgeMs;
    const { key, since } = isRetry ? earlier : { key: crypto.randomUUID(), since: Date.now() };
    failedCalls.set(name, { key, since });
    const result = await work(key);
    failedCalls.delete(name);
    return result;
  };
}

/** Files are distinguished by name, size and the time of their last change. */
function listFields(part: unknown): unknown {
  if (!(part instanceof FormData)) return part;
  return [...part].map(([field, value]) => [
    field,
    typeof value === 'string' ? value : [value.name, value.size, value.lastModified],
  ]);
}
