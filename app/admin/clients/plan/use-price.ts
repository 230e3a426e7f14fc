import { useState } from 'react';
import { currencies } from '../../../../domain/enums.ts';
import { parseAmount } from '../../../../domain/money.ts';
import { useMessages } from '../../use-messages.ts';

/** Reads the price that was typed into PriceFields, or describes its error. */
export function usePrice() {
  const { startDialog } = useMessages('clientPlans');
  const [amountError, setAmountError] = useState<string>();

  function readPrice(field: (name: string) => string) {
    const amount = parseAmount(field('amount'));
    const currency = currencies.find((code) => code === field('currency'));
    setAmountError(amount === undefined ? startDialog.amountInvalid : undefined);
    return amount === undefined || !currency ? undefined : { amount, currency };
  }

  return { amountError, readPrice };
}
