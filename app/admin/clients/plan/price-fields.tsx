import { currencies } from '../../../../domain/enums.ts';
import { writeAmount } from '../../../../domain/money.ts';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { useMessages } from '../../use-messages.ts';

type PriceFieldsProps = {
  label: string;
  hint?: string;
  /** The amount in minor units. */
  amount?: number;
  currency: string;
  error?: string;
};

/** An amount as people write it, and its currency. */
export function PriceFields({ label, hint, amount, currency, error }: PriceFieldsProps) {
  const { startDialog: t } = useMessages('clientPlans');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_8rem]">
      <InputField
        name="amount"
        label={label}
        hint={hint}
        error={error}
        defaultValue={amount === undefined ? undefined : writeAmount(amount)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        required
      />
      <SelectField name="currency" label={t.currency} defaultValue={currency}>
        {currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
    </div>
  );
}
