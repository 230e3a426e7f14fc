import type { PlaceholdersOf } from './messages-of.ts';

/** A plain string has no known placeholders, so no value can be passed for it. */
type ValuesOf<Message extends string> = [PlaceholdersOf<Message>] extends [never]
  ? never
  : Record<PlaceholdersOf<Message>, string | number>;

/** Replaces the `{named}` placeholders of a message by values. */
export function fill<Message extends string>(message: Message, values: ValuesOf<Message>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name) =>
    String((values as Record<string, string | number>)[name] ?? placeholder),
  );
}
