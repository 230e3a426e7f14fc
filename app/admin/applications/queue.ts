/** The list that the user works through: a column of the board, or the table. */
export type Queue = { key: string; ids: string[]; total?: number };

/**
 * Keeps the list in which an application was opened. A move removes it from that list, but the next
 * application is still the one below it. New rows of the same list are appended.
 */
export function followQueue(queue: Queue | undefined, openId: string, shown: Queue): Queue {
  if (!queue?.ids.includes(openId)) return shown;
  if (shown.key !== queue.key) return queue;
  const queuedIds = new Set(queue.ids);
  const ids = [...queue.ids, ...shown.ids.filter((id) => !queuedIds.has(id))];
  return { ...shown, ids, total: Math.max(queue.total ?? 0, shown.total ?? 0) || undefined };
}

export function neighboursIn(queue: Queue | undefined, openId: string | undefined) {
  const index = queue && openId ? queue.ids.indexOf(openId) : -1;
  if (!queue || index < 0) return { previous: undefined, next: undefined, index: undefined };
  return { previous: queue.ids[index - 1], next: queue.ids[index + 1], index };
}
