import pg from 'pg';

/** The slot of the body, if the statement uses the whole body as one parameter. */
export const bodySlot = -1;

/** Collects the parameters of a statement; every value of a request goes through here. */
export class Writer {
  readonly values: (string | Buffer)[] = [];
  /** Pairs of a parameter and the slot that provides its value. */
  readonly slots: [number, number][] = [];
  /** Columns that the root uses from a write or a call; filled while the statement is rendered. */
  readonly sourceColumns = new Set<string>();
  readonly sourceComputed = new Map<string, { schema: string; name: string }>();
  sourceRow = false;
  /** Index of the parameter that `run.ts` sets to the size limit of the caller. */
  maxBytesAt: number | undefined;

  readonly #keys = new Map<string, string>();

  /** Returns the same parameter for the same key, because PostgreSQL compares JSON paths by their parameters. */
  key(key: string, type: 'int' | 'text'): string {
    const existing = this.#keys.get(`${type} ${key}`);
    if (existing !== undefined) return existing;
    const operand = `${this.value(key)}::${type}`;
    this.#keys.set(`${type} ${key}`, operand);
    return operand;
  }

  value(value: string | Buffer, slot?: number): string {
    if (slot !== undefined) this.slots.push([this.values.length, slot]);
    this.values.push(value);
    return `$${this.values.length}`;
  }

  maxBytes(): string {
    this.maxBytesAt = this.values.length;
    return `${this.value('')}::int`;
  }
}

export const identifier = pg.escapeIdentifier;
export const literal = pg.escapeLiteral;

export function qualified({ schema, name }: { schema: string; name: string }): string {
  return `${identifier(schema)}.${identifier(name)}`;
}

/**
 * A row as the argument of a function. The alias alone could mean a column of the same name. It must
 * not be used alone in a list of columns, where `.*` would expand.
 */
export const wholeRow = (alias: string): string => `${identifier(alias)}.*`;
