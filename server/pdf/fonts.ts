import { createRequire } from 'node:module';

// The fonts of the brand in static files: pdfkit embeds a variable font only in its default weight. Each file has a part
// of the alphabet, so a text with letters such as å, € and ł is drawn in two fonts.

const require = createRequire(import.meta.url);

const faces = {
  regular: 'figtree-{subset}-400',
  bold: 'figtree-{subset}-600',
  heading: 'bricolage-grotesque-{subset}-700',
} as const;

export type Weight = keyof typeof faces;

const subsets = ['latin', 'latin-ext'] as const;
type Subset = (typeof subsets)[number];

const fontName = (subset: Subset, weight: Weight) => faces[weight].replace('{subset}', subset);

export const fontFiles: Record<string, string> = Object.fromEntries(
  subsets.flatMap((subset) =>
    (Object.keys(faces) as Weight[]).map((weight) => {
      const name = fontName(subset, weight);
      const family = name.startsWith('figtree') ? 'figtree' : 'bricolage-grotesque';
      return [name, require.resolve(`@fontsource/${family}/files/${name}-normal.woff`)];
    }),
  ),
);

/** The ranges of the two files, as in the style sheets of the packages. */
const latin =
  /^[\u0020-\u007e\u00a1-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2212]$/;
const latinExtended = /^[\u0100-\u02ba\u1e00-\u1eff]$/;

/** Signs that texts of CVs contain and the fonts lack. */
const replaced: [RegExp, string][] = [
  [/[\u25aa\u25ab\u25cf\u25cb\u25a0\u25a1\u2023\u2043\u2219\u27a2\u2756\uf0a7\uf0b7]/u, '•'],
  [/[\u2190-\u21ff]/u, '–'],
  [/[\u2010\u2011\u2012\u2015]/u, '-'],
  // Emoji with the marks that change or join them; invisible signs.
  [/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3/u, ''],
  [/[\p{Cf}\p{Co}\ufffd]/u, ''],
];

const drawable = (letter: string) => latin.test(letter) || latinExtended.test(letter);

/** Letters that the fonts lack are written with their parts, such as “fi” for a ligature, or as a question mark. */
export function toDrawable(text: string): string {
  // A soft hyphen is invisible, but the fonts draw it.
  const normalized = text.normalize('NFC').replaceAll('\u00ad', '');
  let drawn = '';
  for (const letter of normalized) {
    drawn += drawable(letter) || letter === '\n' ? letter : replace(letter);
  }
  return drawn.replace(/[^\S\n]+/g, ' ');
}

function replace(letter: string): string {
  if (/\s/.test(letter)) return ' ';
  for (const [pattern, by] of replaced) {
    if (pattern.test(letter)) return by;
  }
  const parts = [...letter.normalize('NFKC')];
  return parts.every(drawable) ? parts.join('') : '?';
}

type Run = { text: string; font: string };

/** Splits a drawable text by the font of its letters. */
export function splitRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = fontName(latin.test(letter) ? 'latin' : 'latin-ext', weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}
