import type { FilledMessages } from '../../i18n/messages-of.ts';
import type { PlanFigures } from './fill-pricing.server.ts';
import type { PricingMessages } from './messages.en.ts';

type PriceComparisonProps = {
  cards: PlanFigures[];
  messages: FilledMessages<PricingMessages['compare']>;
};

/** A table whose numbers are also bars on one scale; on a phone each plan becomes a block. */
export function PriceComparison({ cards, messages }: PriceComparisonProps) {
  const maxCost = Math.max(...cards.flatMap(({ costs }) => Object.values(costs)));
  return (
    <table className="comparison mb-9 w-full text-left tabular-nums">
      <caption className="sr-only">{messages.caption}</caption>
      <thead>
        <tr className="text-soft">
          <th scope="col" className="pr-6 pb-3 font-semibold">
            {messages.plan}
          </th>
          <th scope="col" className="w-[32%] pr-6 pb-3 font-semibold">
            {messages.agency}
          </th>
          <th scope="col" className="w-[32%] pr-6 pb-3 font-semibold">
            {messages.ours}
          </th>
          <th scope="col" className="pb-3 font-semibold">
            {messages.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <tr key={card.name} className="border-t border-line align-top">
            <th scope="row" className="font-normal md:py-5 md:pr-6">
              <b className="block font-head text-[1.2rem]">{card.name}</b>
              <span className="text-soft md:whitespace-nowrap">{card.hires}</span>
            </th>
            <td data-label={messages.agency} className="md:py-5 md:pr-6">
              <Amount
                amount={card.agency}
                share={card.costs.agency / maxCost}
                className="bg-ink/18"
              />
            </td>
            <td data-label={messages.ours} className="md:py-5 md:pr-6">
              <Amount
                amount={card.ours}
                share={card.costs.ours / maxCost}
                className="bar-strong bg-primary"
              />
            </td>
            <td data-label={messages.difference} className="md:py-5">
              <b className="font-head text-[1.35rem]">{card.difference}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type AmountProps = { amount: string; share: number; className: string };

function Amount({ amount, share, className }: AmountProps) {
  return (
    <>
      <span className="font-semibold">{amount}</span>
      <span
        aria-hidden="true"
        style={{ width: `${(share * 100).toFixed(1)}%` }}
        className={`grows-in bar mt-1.5 block h-4 rounded-full ${className}`}
      />
    </>
  );
}
