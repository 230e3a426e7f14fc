import pg from 'pg';

/** The slot of the body, where the statement takes it whole. */
export const bodySlot = -1;

/** Collects the parameters of a statement; every value of a request goes through here. */
export class Writer {
  readonly values: (string | Buffer)[] = [];
  /** Which parameter takes the value of which slot. */
  readonly slots: [number, number][] = [];
  /** Columns the root takes from a write or a call, filled while the answer is rendered. */
  readonly sourceColumns = new Set<string>();
  readonly sourceComputed = new Map<string, { schema: string; name: string }>();
  sourceRow = false;

  readonly #keys = new Map<string, string>();

  /** The same key is the same parameter, or two uses of one JSON path would count as different. */
  key(key: string, type: 'int' | 'text'): string {
    const known = this.#keys.get(`${type} ${key}`);
    if (known !== undefined) return known;
    const operand = `${this.value(key)}::${type}`;
    this.#keys.set(`${type} ${key}`, operand);
    return operand;
  }

  value(value: string | Buffer, slot?: number): string {
    if (slot !== undefined) this.slots.push([this.values.length, slot]);
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export const identifier = pg.escapeIdentifier;
export const literal = pg.escapeLiteral;

export function qualified({ schema, name }: { schema: string; name: string }): string {
  return `${identifier(schema)}.${identifier(name)}`;
}

/**
 * A row as the argument of a function. The bare name would mean a column that is called like the
 * table; in a list of columns it must not stand alone, where the star would be taken apart.
 */
export const wholeRow = (alias: string): string => `${identifier(alias)}.*`;
