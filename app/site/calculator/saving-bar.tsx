import { calculateSavings } from '../../../domain/leads/calculator.ts';
import type { Calculation } from './calculation-query.ts';
import type { CalculatorMessages } from './messages.en.ts';
import { Money } from './money.tsx';

type SavingBarProps = { messages: CalculatorMessages['result']; calculation: Calculation };

/**
 * Keeps the result visible above the questions on a phone; hidden from screen readers, which have
 * the result itself.
 */
export function SavingBar({ messages, calculation }: SavingBarProps) {
  const { input, assumptions, scenario } = calculation;
  const { saving } = calculateSavings(input, assumptions, scenario);
  return (
    <p
      aria-hidden="true"
      className="sticky bottom-4 z-1 flex items-baseline justify-between gap-x-4 rounded-[2rem] @max-[20rem]:flex-wrap bg-spruce px-6 py-3 text-on-spruce lg:hidden"
    >
      {saving < 0 ? messages.cost : messages.save}
      <b className="font-head text-[1.35rem]">
        <Money amount={Math.abs(saving)} currency={input.currency} />
      </b>
    </p>
  );
}
