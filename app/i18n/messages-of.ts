/** The names of the `{placeholders}` of a message. */
export type PlaceholdersOf<Text extends string> =
  Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholdersOf<Rest> : never;

/** A message with these placeholders, in any order: languages put them in different places. */
export type Message<Names extends string> = [Names] extends [never] ? string : InAnyOrder<Names>;

type InAnyOrder<Names extends string, Name extends string = Names> = Name extends Name
  ? `${string}{${Name}}${Message<Exclude<Names, Name>>}`
  : never;

/** The type that both languages have to fill, made from the English messages. */
export type MessagesOf<English> = English extends string
  ? Message<PlaceholdersOf<English>>
  : English extends readonly (infer Item)[]
    ? string extends Item
      ? English
      : readonly MessagesOf<Item>[]
    : { [Key in keyof English]: MessagesOf<English[Key]> };

/** Messages that the server has filled before they travel: their placeholders are gone. */
export type Filled<Messages> = Messages extends string
  ? string
  : { [Key in keyof Messages]: Filled<Messages[Key]> };
