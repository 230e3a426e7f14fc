import { useState } from 'react';
import { currencies } from '../../../../domain/enums.ts';
import { writeAmount } from '../../../../domain/money.ts';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { useMessages } from '../../use-messages.ts';

type PriceFieldsProps = {
  label: string;
  /** Below the amount, for the currency that is chosen. */
  hint?: (currency: string) => string;
  /** The amount in minor units. */
  amount?: number;
  currency: string;
  error?: string;
};

/** An amount as people write it, and its currency. */
export function PriceFields({ label, hint, amount, currency, error }: PriceFieldsProps) {
  const { startDialog: t } = useMessages('clientPlans');
  const [chosenCurrency, setChosenCurrency] = useState(currency);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_8rem]">
      <InputField
        name="amount"
        label={label}
        hint={hint?.(chosenCurrency)}
        error={error}
        defaultValue={amount === undefined ? undefined : writeAmount(amount)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        required
      />
      <SelectField
        name="currency"
        label={t.currency}
        value={chosenCurrency}
        onChange={(event) => setChosenCurrency(event.target.value)}
      >
        {currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
    </div>
  );
}
