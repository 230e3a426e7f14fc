/** Splits a text after its first sentence; the rest may be empty. */
export function splitSentence(text: string): { first: string; rest: string } {
  const [, first = text, rest = ''] = /^(.+?[.!?])\s+(?=\p{Lu})(.+)$/su.exec(text.trim()) ?? [];
  return { first, rest };
}
