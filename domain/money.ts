/** All our currencies (SEK, EUR, NOK, DKK) have 100 minor units: öre or cents. */
export const minorUnits = 100;

/** Largest amount that a column holds, in minor units; the constraints of the tables have the same number. */
export const maxAmount = 100_000_000;

/** Writes the minus of an amount: before the number and its symbol, but after a code that precedes the number. */
export const negate = (amount: string): string =>
  /^[A-Z]/.test(amount) ? amount.replace(/(?=\d)/, '\u2212') : `\u2212${amount}`;

const amountPattern = /^(\d+)(?:[.,](\d{1,2}))?$/;

/** Reads an amount that a person wrote, such as "15 000,50", as minor units. Returns undefined if it is not one. */
export function parseAmount(text: string): number | undefined {
  const match = amountPattern.exec(text.replace(/[\s\u00a0\u202f]/g, ''));
  if (!match) return undefined;
  const [, whole = '', cents = ''] = match;
  const amount = Number(whole) * minorUnits + Number(cents.padEnd(2, '0'));
  return amount <= maxAmount ? amount : undefined;
}

/** Writes an amount as `parseAmount` reads it: "15000,50", and "15000" without öre. */
export function writeAmount(amount: number): string {
  const cents = amount % minorUnits;
  const whole = String((amount - cents) / minorUnits);
  return cents === 0 ? whole : `${whole},${String(cents).padStart(2, '0')}`;
}
