/** Removes accents and capitals, so that a search for “asa” finds “Åsa”. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
