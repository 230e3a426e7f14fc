import { dayMs } from '../../../../domain/units.ts';
import { findElements } from './xml-elements.ts';

const day1900 = Date.UTC(1899, 11, 30);
const day1904 = Date.UTC(1904, 0, 1);

/** Formats that Excel numbers itself: 14 to 22 and 45 to 47 everywhere, 27 to 36 and 50 to 58 in East Asia. */
const isBuiltIn = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Excel allows 255 characters. */
const maxCodeLength = 1000;

/** Finds the cell styles that show a number as a date. */
export function findDateStyles(styles: string): Set<number> {
  const dateFormatIds = new Set<number>();
  for (const [, tag = ''] of styles.matchAll(/<(?:\w+:)?numFmt\b([^<>]*)>/g)) {
    const code = /\bformatCode="([^"]*)"/.exec(tag)?.[1]?.slice(0, maxCodeLength) ?? '';
    const bare = code.replace(/&quot;.*?&quot;|\\.|\[[^\]]*\]/g, '');
    if (/[yd]/i.test(bare)) dateFormatIds.add(Number(/\bnumFmtId="(\d+)"/.exec(tag)?.[1] ?? -1));
  }
  const [formats] = findElements(styles, 'cellXfs');
  const dateStyles = new Set<number>();
  let index = 0;
  for (const [, tag = ''] of (formats?.content ?? '').matchAll(/<(?:\w+:)?xf\b([^<>]*)>/g)) {
    const id = Number(/\bnumFmtId="(\d+)"/.exec(tag)?.[1] ?? 0);
    if (isBuiltIn(id) || dateFormatIds.has(id)) dateStyles.add(index);
    index += 1;
  }
  return dateStyles;
}

/** Turns the days since 1900 or 1904 into a day; undefined for a time of day alone. */
export function toIsoDay(serial: number, since1904: boolean): string | undefined {
  if (serial < 1 || serial > 2_958_465) return undefined;
  const date = new Date((since1904 ? day1904 : day1900) + Math.floor(serial) * dayMs);
  return date.toISOString().slice(0, 10);
}
