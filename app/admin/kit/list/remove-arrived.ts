/**
 * Handles a search text that has reached the URL: removes it and all older texts from the pending list.
 * Returns `undefined` if it was not pending. A newer pending text stays, so that what is being typed is
 * not overwritten.
 */
export function removeArrived(pending: string[], arrived: string): string[] | undefined {
  const index = pending.indexOf(arrived);
  return index < 0 ? undefined : pending.slice(index + 1);
}
