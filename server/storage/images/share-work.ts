type Begin<T> = (allGone: AbortSignal) => Promise<T>;

type Shared<T> = { result: Promise<T>; clients: number; allGone: AbortController };

/**
 * Concurrent clients with the same key share one piece of work. Its signal is aborted when all of them have
 * disconnected: the queue then drops work that has not begun.
 */
export function shareWork<T>() {
  const underway = new Map<string, Shared<T>>();

  const start = (key: string, begin: Begin<T>): Shared<T> => {
    const allGone = new AbortController();
    const shared = { result: begin(allGone.signal), clients: 0, allGone };
    const removeShared = () => {
      if (underway.get(key) === shared) underway.delete(key);
    };
    underway.set(key, shared);
    allGone.signal.addEventListener('abort', removeShared);
    shared.result.then(removeShared, removeShared);
    return shared;
  };

  return (key: string, signal: AbortSignal | undefined, begin: Begin<T>): Promise<T> => {
    const shared = underway.get(key) ?? start(key, begin);
    shared.clients += 1;
    const leave = () => {
      shared.clients -= 1;
      if (shared.clients === 0) shared.allGone.abort();
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
    return shared.result;
  };
}
