import { clsx } from 'clsx';
import type { CalculatorInput, CalculatorResult } from '../../../domain/leads/calculator.ts';
import { fill } from '../../i18n/format.ts';
import { useSite } from '../shell/site-context.tsx';
import type { CalculatorMessages } from './messages.en.ts';
import { Money } from './money.tsx';

type CostsProps = {
  messages: CalculatorMessages['table'];
  outcome: CalculatorResult;
  input: CalculatorInput;
};

/** A chart, and a table with the same figures for screen readers. */
export function Costs({ messages, outcome, input }: CostsProps) {
  const { name: siteName } = useSite();
  const { yearly, plan, currency } = outcome;
  const rows = [
    { key: 'agency', label: messages.agency, cost: yearly.agency, today: 'agency' },
    { key: 'inHouse', label: messages.inHouse, cost: yearly.inHouse, today: 'in-house' },
    ...(input.hiringToday === 'both'
      ? [{ key: 'both', label: messages.both, cost: yearly.today, today: '' }]
      : []),
    {
      key: 'plan',
      label: fill(messages.plan, { siteName, plan: plan.name }),
      cost: yearly.plan,
      today: '',
    },
  ];
  const maxCost = Math.max(...rows.map(({ cost }) => cost));

  return (
    <table className="costs w-full text-left text-[.95rem] sm:text-base">
      <caption className="sr-only">{messages.caption}</caption>
      <thead className="max-[27rem]:sr-only">
        <tr className="align-bottom text-[.92rem]">
          <th scope="col" className="pb-2 font-medium">
            {messages.way}
          </th>
          <th scope="col" className="pb-2 pl-3 text-right font-medium">
            {messages.year}
          </th>
          <th scope="col" className="pb-2 pl-3 text-right font-medium">
            {messages.hire}
          </th>
        </tr>
      </thead>
      {rows.map(({ key, label, cost, today }) => (
        <tbody key={key}>
          <tr className="align-baseline">
            <th scope="row" className="pt-1.5 font-semibold hyphens-auto wrap-anywhere">
              {label}
              {today === input.hiringToday && (
                <span className="font-normal whitespace-nowrap"> ({messages.today})</span>
              )}
            </th>
            <td data-label={messages.year} className="pt-1.5 pl-3 text-right font-semibold">
              <Money amount={cost} currency={currency} />
            </td>
            <td data-label={messages.hire} className="pt-1.5 pl-3 text-right">
              <Money amount={cost / input.hiresPerYear} currency={currency} />
            </td>
          </tr>
          <tr>
            <td colSpan={3} className="pb-3">
              <div
                aria-hidden="true"
                style={{ width: `${Math.max(1, (cost / maxCost) * 100)}%` }}
                className={clsx(
                  'bar h-6 rounded-lg transition-[width]',
                  key === 'plan' ? 'bar-strong bg-primary' : 'bg-bar',
                )}
              />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
