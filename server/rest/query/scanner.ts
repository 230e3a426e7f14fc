import { parseFailed, type RestError } from '../errors.ts';

/** A name may contain a dash, but `->` starts a JSON path. */
const plainName = /[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]*)*/uy;

const whiteSpace = /[ \t]*/y;

/** Parses a query-string value from left to right; a syntax error becomes a PGRST100. */
export class Scanner {
  readonly text: string;
  readonly #subject: string;
  #closing = -1;
  position = 0;

  /** `subject` names the parsed part of the query in errors. */
  constructor(text: string, subject: string) {
    this.text = text;
    this.#subject = subject;
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length;
  }

  peek(expected: string): boolean {
    return this.text.startsWith(expected, this.position);
  }

  /** Consumes the text if it comes next. */
  take(expected: string): boolean {
    if (!this.peek(expected)) return false;
    this.position += expected.length;
    return true;
  }

  expect(expected: string): void {
    if (!this.take(expected)) throw this.failure(`"${expected}"`);
  }

  expectSpaced(expected: string): void {
    if (!this.takeSpaced(expected)) throw this.failure(`"${expected}"`);
  }

  /** Consumes and returns the match of a sticky pattern at this position. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const matchedText = pattern.exec(this.text)?.[0];
    if (matchedText === undefined) return undefined;
    this.position += matchedText.length;
    return matchedText;
  }

  /** Returns the position of the next `}`, cached because it may be asked for at many positions before it. */
  closingBrace(): number {
    if (this.#closing < this.position) {
      const index = this.text.indexOf('}', this.position);
      this.#closing = index < 0 ? Number.POSITIVE_INFINITY : index;
    }
    return this.#closing;
  }

  /** Consumes the text together with the white space around it. */
  takeSpaced(expected: string): boolean {
    const start = this.position;
    this.match(whiteSpace);
    if (this.take(expected)) {
      this.match(whiteSpace);
      return true;
    }
    this.position = start;
    return false;
  }

  rest(): string {
    const remainingText = this.text.slice(this.position);
    this.position = this.text.length;
    return remainingText;
  }

  expectEnd(): void {
    if (!this.isAtEnd) throw this.failure('end of input');
  }

  /** A column, relation or alias: plain, or double-quoted with backslash escapes. */
  name(): string {
    if (this.peek('"')) return this.#checked(this.quoted());
    const name = this.match(plainName)?.trim() ?? '';
    return this.#checked(name);
  }

  /** A name may become a column label, which must not be empty or contain NUL. */
  #checked(name: string): string {
    if (!name || name.includes('\0')) throw this.failure('field name (* or [a..z0..9_$])');
    return name;
  }

  quoted(): string {
    this.expect('"');
    this.position -= 1;
    const value = this.takeQuoted();
    if (value !== undefined) return value;
    this.position = this.text.length;
    throw this.failure('"\\""');
  }

  /** Returns undefined and consumes nothing if the quotation mark is not closed. */
  takeQuoted(): string | undefined {
    let value = '';
    for (let at = this.position + 1; at < this.text.length; at++) {
      const character = this.text[at];
      if (character === '"') {
        this.position = at + 1;
        return value;
      }
      value += character === '\\' ? (this.text[++at] ?? '') : character;
    }
    return undefined;
  }

  failure(expected: string): RestError {
    const nextCharacter = this.text[this.position];
    const unexpected =
      nextCharacter === undefined ? 'unexpected end of input' : `unexpected "${nextCharacter}"`;
    return parseFailed(
      `"failed to parse ${this.#subject} (${this.text})" (line 1, column ${this.position + 1})`,
      `${unexpected} expecting ${expected}`,
    );
  }
}
