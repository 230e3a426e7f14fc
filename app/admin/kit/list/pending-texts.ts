/**
 * Removes the text that has arrived, and those before it that it replaced. Returns `undefined` for a text that was not
 * pending. An older pending text may arrive while a newer one is under way; it must not overwrite what is typed.
 */
export function settle(pending: string[], arrived: string): string[] | undefined {
  const index = pending.indexOf(arrived);
  return index < 0 ? undefined : pending.slice(index + 1);
}
