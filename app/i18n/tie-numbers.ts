const units =
  '(?:kr|kronor|[€%]|SEK|EUR|NOK|DKK|procent|per\\scent|(?:minut|minute|dag|day|vecka|week|månad|month|timme|hour)(?:s|ar|er|en)?|veckor|timmar|år|years?)';
const months =
  '(?:januar[iy]|februar[iy]|mars|march|april|ma[jy]|jun[ie]|jul[iy]|augusti?|september|o[kc]tober|november|december)';

const ties: RegExp[] = [
  // 770 000
  /(?<=\d) (?=\d{3}(?!\d))/g,
  // 60 minuter
  new RegExp(`(?<=\\d) (?=${units}(?![\\p{L}\\d]))`, 'giu'),
  // SEK 5,000
  /(?<=\b(?:SEK|EUR|NOK|DKK)) (?=\d)/g,
  // 19 November 2026
  new RegExp(`(?<=\\b\\d{1,2}) (?=${months}(?!\\p{L}))`, 'giu'),
  new RegExp(`(?<=\\b\\d{1,2}[ \u00a0]${months}) (?=\\d{4}(?!\\d))`, 'giu'),
];

/** Keeps amounts, durations and dates on one line, in texts that people have written with plain spaces. */
export function tieNumbers(text: string): string {
  return /\d/.test(text) ? ties.reduce((tied, tie) => tied.replace(tie, '\u00a0'), text) : text;
}
