/** The names of the `{placeholders}` of a message. */
export type PlaceholdersOf<Text extends string> =
  Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholdersOf<Rest> : never;

/** A message with these placeholders, in any order: languages put them in different places. */
export type Message<Names extends string> = [Names] extends [never] ? string : InAnyOrder<Names>;

type InAnyOrder<Names extends string, Name extends string = Names> = Name extends Name
  ? `${string}{${Name}}${Message<Exclude<Names, Name>>}`
  : never;

/** The type of the messages in every language, derived from the English messages. */
export type MessagesOf<English> = English extends string
  ? Message<PlaceholdersOf<English>>
  : English extends readonly (infer Item)[]
    ? string extends Item
      ? English
      : readonly MessagesOf<Item>[]
    : { [Key in keyof English]: MessagesOf<English[Key]> };

/** Messages whose placeholders the server has already replaced. */
export type FilledMessages<Messages> = Messages extends string
  ? string
  : { [Key in keyof Messages]: FilledMessages<Messages[Key]> };

/**
 * Types messages that are looked up by a code of the server, which may be unknown here. The keys of the English
 * messages are required in every language; any other key gives undefined.
 */
export function byCode<const Messages extends Record<string, string>>(messages: Messages) {
  return messages as Messages & Record<string, MessagesOf<Messages[keyof Messages]>>;
}
