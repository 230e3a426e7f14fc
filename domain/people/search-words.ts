/** The words of a search that a match contains: without operators, quotes and words that must not occur. */
export function searchWords(query: string): string[] {
  const terms = query.match(/-?"[^"]*"?|[^\s()]+/g) ?? [];
  const positiveTerms = terms.filter(
    (term, index) => !term.startsWith('-') && !/^(NOT|INTE)$/.test(terms[index - 1] ?? ''),
  );
  const words = positiveTerms
    .filter((term) => !/^(AND|OR|NOT|OCH|ELLER|INTE)$/.test(term))
    .flatMap((term) => term.split(/[\s"]+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && word.length > 1);
  return [...new Set(words)];
}
