const firstOf = (name: string) => name.split(' ')[0] ?? name;

/** Shortens each name to the first name, unless two people share it. */
export function shortenNames(names: string[]): string[] {
  return names.map((name) => {
    const isShared = names.filter((other) => firstOf(other) === firstOf(name)).length > 1;
    return isShared ? name : firstOf(name);
  });
}
