/**
 * Replaces everything between `<` and `>` in one pass; `before` is the text since the previous tag. The regular
 * expression `/<[^>]*>/g` would take quadratic time on text with many unclosed `<`.
 */
export function replaceTags(
  text: string,
  replacement: (tag: string, before: string) => string,
): string {
  let replaced = '';
  let position = 0;
  for (;;) {
    const start = text.indexOf('<', position);
    const end = start < 0 ? -1 : text.indexOf('>', start + 1);
    if (end < 0) return replaced + text.slice(position);
    const before = text.slice(position, start);
    replaced += before + replacement(text.slice(start, end + 1), before);
    position = end + 1;
  }
}
