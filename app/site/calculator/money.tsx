import type { Currency } from '../../../domain/leads/calculator.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';

type MoneyProps = { amount: number; currency: Currency };

/** Shows an amount, rounded to hundreds. Browser and server may format it with different spaces. */
export function Money({ amount, currency }: MoneyProps) {
  const language = useLanguage();
  return (
    <span suppressHydrationWarning className="whitespace-nowrap tabular-nums">
      {formatMoney(Math.round(amount / 100) * 100, currency, language)}
    </span>
  );
}
