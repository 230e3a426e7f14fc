import {
  type ClientPlan,
  clientPlans,
  listPriceOf,
  searchesOf,
} from '../../../../domain/clients/client-plan.ts';
import type { Enums } from '../../../../domain/database.types.ts';
import { fill, formatAmount } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { useMessages } from '../../use-messages.ts';
import { PriceFields } from './price-fields.tsx';

type PlanFieldsProps = {
  plan: ClientPlan;
  onPlan: (plan: ClientPlan) => void;
  startsOn: string;
  /** The first day that can be chosen. */
  earliest?: string;
  /** True if the first day cannot be changed. */
  isStartFixed?: boolean;
  amount?: number;
  currency: Enums<'currency'>;
  amountError?: string;
};

/** The terms of a plan: which one, its first day and its price. */
export function PlanFields({ plan, onPlan, startsOn, ...props }: PlanFieldsProps) {
  const { startDialog: t } = useMessages('clientPlans');
  const { plans: names } = useMessages('clients');
  const language = useLanguage();
  const listPrice = formatAmount(listPriceOf(plan), 'EUR', language);
  return (
    <>
      <SelectField
        label={t.plan}
        value={plan}
        onChange={(event) =>
          onPlan(clientPlans.find((option) => option === event.target.value) ?? plan)
        }
      >
        {clientPlans.map((option) => (
          <option key={option} value={option}>
            {formatPlural(t.option, searchesOf(option), language, { plan: names[option] })}
          </option>
        ))}
      </SelectField>
      <InputField
        name="starts_on"
        type="date"
        label={t.startsOn}
        defaultValue={startsOn}
        min={props.earliest}
        readOnly={props.isStartFixed}
        required
      />
      <PriceFields
        label={t.amount}
        hint={(currency) =>
          currency === 'EUR'
            ? fill(t.amountHint, { amount: listPrice })
            : fill(t.amountHintOtherwise, { amount: listPrice, currency })
        }
        amount={props.amount}
        currency={props.currency}
        error={props.amountError}
      />
    </>
  );
}
