const firstOf = (name: string) => name.split(' ')[0] ?? name;

/** The first name of each, or the whole name of those who share their first name. */
export function shortenNames(names: string[]): string[] {
  return names.map((name) => {
    const isShared = names.filter((other) => firstOf(other) === firstOf(name)).length > 1;
    return isShared ? name : firstOf(name);
  });
}
