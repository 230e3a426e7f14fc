import type { PlaceholdersOf } from './messages-of.ts';

/** A plain string has no known placeholders, so nothing can be put into it. */
export type ValuesOf<Message extends string> = [PlaceholdersOf<Message>] extends [never]
  ? never
  : Record<PlaceholdersOf<Message>, string | number>;

/** Puts values into the `{named}` places of a message. */
export function fill<Message extends string>(message: Message, values: ValuesOf<Message>): string {
  return message.replace(/\{(\w+)\}/g, (place, name) =>
    String((values as Record<string, string | number>)[name] ?? place),
  );
}
