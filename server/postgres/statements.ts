import { Lru } from './lru.ts';

export interface Statement {
  readonly name: string;
  /** True once the server has surely parsed it. */
  parsed: boolean;
  /** True once a Parse for it has been written to the wire. */
  sent: boolean;
}

/**
 * The named prepared statements of one connection, one per role and text: PostgreSQL re-plans a
 * statement under row-level security whenever the role changes. Names are never used twice, so a
 * Parse that was skipped in a failed batch, or a plan that grew stale, only costs a new name.
 */
export class Statements {
  #next = 0;
  readonly #byRole = new Map<string, Lru<string, Statement>>();
  readonly #toClose: string[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(role: string, text: string): Statement {
    let ofRole = this.#byRole.get(role);
    if (!ofRole) {
      ofRole = new Lru(this.#limit, (dropped) => this.#toClose.push(dropped.name));
      this.#byRole.set(role, ofRole);
    }
    let statement = ofRole.get(text);
    if (!statement) {
      statement = { name: `s${this.#next++}`, parsed: false, sent: false };
      ofRole.set(text, statement);
    }
    return statement;
  }

  forget(role: string, text: string, statement: Statement): void {
    const ofRole = this.#byRole.get(role);
    if (ofRole?.get(text) !== statement) return;
    ofRole.delete(text);
    this.#toClose.push(statement.name);
  }

  /** Names to close; an answer is awaited by nobody, so they travel with the next batch. */
  takeClosed(): string[] {
    return this.#toClose.length === 0 ? none : this.#toClose.splice(0);
  }
}

const none: string[] = [];
