import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

const [light, dark] = [0, 1];

/** The value of a colour of the theme in one of the schemes. */
function colour(name: string, scheme: number): string {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const values = value.match(/#[0-9a-f]{6}/g) ?? [];
  return values[scheme] ?? values[0] ?? '';
}

/** Contrast by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const backgrounds = ['page', 'wool', 'paper', 'mint', 'peach', 'line', 'lingon-soft', 'amber-soft'];

test.each(backgrounds)('the focus ring is visible on %s', (name) => {
  for (const scheme of [light, dark]) {
    expect(contrast(colour('focus', scheme), colour(name, scheme))).toBeGreaterThanOrEqual(3);
  }
});

test('the focus ring is visible on dark panels', () => {
  expect(css).toMatch(/\.bg-spruce \{\s*--color-focus: var\(--color-apricot\);/);
  for (const scheme of [light, dark]) {
    expect(contrast(colour('apricot', scheme), colour('spruce', scheme))).toBeGreaterThanOrEqual(3);
  }
});

test('portraits end where their frame ends: no clothes have the colour of a panel', () => {
  const symbols = readFileSync(new URL('./art/symbols.svg', import.meta.url), 'utf8');
  const portraits = symbols.match(/<symbol id="portrait-.*?<\/symbol>/gs) ?? [];
  expect(portraits).toHaveLength(9);
  for (const portrait of portraits) {
    const clothes = /#shoulders" fill="(#[0-9a-f]{6})"/.exec(portrait)?.[1] ?? '';
    for (const panel of ['page', 'wool', 'paper'])
      for (const scheme of [light, dark])
        expect(contrast(clothes, colour(panel, scheme)), `${clothes} on ${panel}`).toBeGreaterThan(
          1.25,
        );
  }
});

test('the mark on a cover looks the same in both schemes, as the cover does', () => {
  for (const name of ['label', 'on-label']) expect(colour(name, light)).toBe(colour(name, dark));
  expect(contrast(colour('label', light), colour('on-label', light))).toBeGreaterThanOrEqual(4.5);
});

test('a bar is seen on its panel, and the one that counts is seen beside it', () => {
  for (const scheme of [light, dark]) {
    expect(contrast(colour('bar', scheme), colour('peach', scheme))).toBeGreaterThanOrEqual(1.7);
    expect(contrast(colour('bar', scheme), colour('primary', scheme))).toBeGreaterThanOrEqual(3);
  }
});
