import { createRequire } from 'node:module';

// Figtree in static files: pdfkit embeds a variable font only in its default weight. Each file has a part of the
// alphabet, so a text with letters such as å, € and ł is drawn in two fonts.

const require = createRequire(import.meta.url);

export const weights = { regular: 400, bold: 600 } as const;
export type Weight = keyof typeof weights;

const subsets = ['latin', 'latin-ext'] as const;
type Subset = (typeof subsets)[number];

export const fontName = (subset: Subset, weight: Weight) => `${subset}-${weights[weight]}`;

export const fontFiles: Record<string, string> = Object.fromEntries(
  subsets.flatMap((subset) =>
    (Object.keys(weights) as Weight[]).map((weight) => {
      const name = fontName(subset, weight);
      return [name, require.resolve(`@fontsource/figtree/files/figtree-${name}-normal.woff`)];
    }),
  ),
);

/** The ranges of the two files, as in the style sheet of the package. */
const latin =
  /^[\u0020-\u007e\u00a1-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2212]$/;
const latinExtended = /^[\u0100-\u02ba\u1e00-\u1eff]$/;

export type Run = { text: string; font: string };

/** Splits a text by the font of its letters. Spaces become plain ones, and other letters a question mark. */
export function splitRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const given of text.normalize('NFC').replace(/\s/g, ' ')) {
    const letter = latin.test(given) || latinExtended.test(given) ? given : '?';
    const font = fontName(latin.test(letter) ? 'latin' : 'latin-ext', weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}
