import pg from 'pg';

/** Collects the parameters of a statement; every value of a request goes through here. */
export class Writer {
  readonly values: (string | Buffer)[] = [];
  /** Columns the root takes from a write or a call, filled while the answer is rendered. */
  readonly sourceColumns = new Set<string>();
  readonly sourceComputed = new Map<string, { schema: string; name: string }>();
  sourceRow = false;

  value(value: string | Buffer): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export const identifier = pg.escapeIdentifier;
export const literal = pg.escapeLiteral;

export function qualified({ schema, name }: { schema: string; name: string }): string {
  return `${identifier(schema)}.${identifier(name)}`;
}
