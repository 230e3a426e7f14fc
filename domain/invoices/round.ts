/**
 * Computes `amount * share / whole` in minor units: the only rounding of invoices. A half is rounded away from zero, so
 * that a credit note mirrors its invoice.
 */
export function roundShare(amount: number, share: number, whole: number): number {
  const roundedSize = Math.floor((2 * Math.abs(amount * share) + whole) / (2 * whole));
  return amount * share < 0 ? -roundedSize : roundedSize;
}
