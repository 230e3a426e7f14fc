import { ProductFigure } from '../blocks/product-figure.tsx';
import type { fillPricing } from './fill-pricing.server.ts';

type InvoiceMessages = ReturnType<typeof fillPricing>['messages']['invoice'];

/** An invoice of a month with two hires. */
export function Invoice({ messages }: { messages: InvoiceMessages }) {
  return (
    <ProductFigure label={messages.picture} caption={messages.caption}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="font-head text-[1.25rem] font-bold">{messages.title}</b>
        <span className="text-soft">{messages.month}</span>
      </p>
      <ul className="mt-4 grid border-y border-line py-2">
        {messages.lines.map(({ text, amount }) => (
          <li key={text} className="flex items-baseline justify-between gap-4 py-1.5">
            <span className="min-w-0">{text}</span>
            <span className="tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
        <span className="font-semibold">{messages.total}</span>
        <b className="font-head text-[1.5rem] font-bold tabular-nums">{messages.amount}</b>
      </p>
      {messages.approximate && (
        <p className="text-right text-soft tabular-nums">{messages.approximate}</p>
      )}
      <p className="mt-4 rounded-xl bg-mint px-4 py-2.5 font-semibold text-on-mint">
        {messages.next}
      </p>
    </ProductFigure>
  );
}
