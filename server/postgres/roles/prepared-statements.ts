import { LRUCache } from 'lru-cache';

export interface PreparedStatement {
  readonly name: string;
  /** True once PostgreSQL has confirmed that it parsed the statement. */
  isParsed: boolean;
  /** True once a Parse message for it has been sent. */
  isSent: boolean;
}

/**
 * The named prepared statements of one connection, one per role and text: PostgreSQL plans a
 * statement under row-level security again whenever the role changes. Names are never reused, so a
 * Parse that was skipped in a failed batch, or a stale plan, only costs a new name.
 */
export class PreparedStatements {
  #next = 0;
  readonly #byRole = new Map<string, LRUCache<string, PreparedStatement>>();
  readonly #toClose: string[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(role: string, text: string): PreparedStatement {
    let ofRole = this.#byRole.get(role);
    if (!ofRole) {
      ofRole = new LRUCache({
        max: this.#limit,
        dispose: (dropped) => this.#toClose.push(dropped.name),
      });
      this.#byRole.set(role, ofRole);
    }
    let statement = ofRole.get(text);
    if (!statement) {
      statement = { name: `s${this.#next++}`, isParsed: false, isSent: false };
      ofRole.set(text, statement);
    }
    return statement;
  }

  forget(role: string, text: string, statement: PreparedStatement): void {
    const ofRole = this.#byRole.get(role);
    if (ofRole?.get(text) !== statement) return;
    ofRole.delete(text);
  }

  /** Returns the names to close. Nothing waits for the result, so Close is sent with the next batch. */
  takeClosed(): string[] {
    return this.#toClose.length === 0 ? noNames : this.#toClose.splice(0);
  }
}

const noNames: string[] = [];
