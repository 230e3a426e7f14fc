/** A text is cut at most this many characters before its limit. */
const maxCutEarly = 500;

/** Cuts a text after a line or word, because half an address or name would not be found to be hidden. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const min = maxLength - maxCutEarly;
  const cutIndex = ['\n', ' ']
    .map((sign) => text.lastIndexOf(sign, maxLength))
    .find((end) => end > min);
  return text.slice(0, cutIndex ?? maxLength);
}
