/** The column of another relation that a column of a view shows without change. */
export interface ColumnOrigin {
  number: number;
  relation: number;
  column: number;
}

const entry = / :resno (\d+) .*? :resorigtbl (\d+) :resorigcol (\d+) :resjunk (\w+)$/s;

/**
 * Finds the origins in the stored query tree of a view. Only entries of the outermost target list count; entries of
 * sub-queries and common table expressions lie deeper.
 */
export function parseViewOrigins(tree: string): ColumnOrigin[] {
  const origins: ColumnOrigin[] = [];
  let depth = 0;
  let start = -1;
  for (let i = 0; i < tree.length; i++) {
    const character = tree[i];
    // A backslash escapes the next character, such as a brace in a name.
    if (character === '\\') i += 1;
    else if (character === '{') {
      depth += 1;
      if (depth === 2 && tree.startsWith('TARGETENTRY', i + 1)) start = i;
    } else if (character === '}') {
      if (depth === 2 && start >= 0) {
        const origin = parseEntry(tree.slice(start, i));
        if (origin) origins.push(origin);
        start = -1;
      }
      depth -= 1;
    }
  }
  return origins;
}

function parseEntry(text: string): ColumnOrigin | undefined {
  // The expression comes first and may contain entries itself, so the last match is the outer one.
  const from = text.lastIndexOf(' :resno ');
  const match = entry.exec(text.slice(from));
  if (!match || match[2] === '0' || match[4] !== 'false') return undefined;
  return { number: Number(match[1]), relation: Number(match[2]), column: Number(match[3]) };
}
