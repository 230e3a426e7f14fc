import { calculateSavings, ourDaysToHire } from '../../../domain/leads/calculator.ts';
import { fill, formatMoney, formatNumber } from '../../i18n/format.ts';
import { useCommonMessages, useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import type { Calculation } from './calculation-query.ts';
import { Costs } from './costs.tsx';
import type { CalculatorMessages } from './messages.en.ts';
import { Money } from './money.tsx';

type ResultProps = {
  messages: Pick<CalculatorMessages, 'result' | 'table'>;
  calculation: Calculation;
  query: string;
};

export function Result({ messages, calculation, query }: ResultProps) {
  const language = useLanguage();
  const { bookACall } = useCommonMessages();
  const { input, assumptions, scenario } = calculation;
  const outcome = calculateSavings(input, assumptions, scenario);
  const { saving, plan, planCount, breakEvenHires, vacantDaysSaved } = outcome;
  const t = messages.result;
  const dearer = saving < 0;
  const price = formatMoney(planCount * plan.monthlyPriceEur, 'EUR', language);

  return (
    <Card tone="peach" className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <div role="status">
        <p className="font-semibold">{dearer ? t.cost : t.save}</p>
        <p className="font-head text-[clamp(min(2.9rem,12.6vw),6vw,4.6rem)] leading-none font-bold tracking-tight">
          <Money amount={Math.abs(saving)} currency={input.currency} />
        </p>
        <p className="pt-2">{dearer ? t.more : t.perYear}</p>
        {dearer && (
          <p className="pt-3 font-semibold">
            {breakEvenHires ? fill(t.dearer, { hires: breakEvenHires }) : t.neverEven}
          </p>
        )}
      </div>
      <Costs messages={messages.table} outcome={outcome} input={input} />
      <div className="grid gap-1.5 border-t border-ink/15 pt-6">
        <p className="font-semibold">{t.plan}</p>
        <p
          suppressHydrationWarning
          className="font-head text-[1.5rem] leading-tight font-semibold tracking-tight text-balance"
        >
          {planCount > 1
            ? fill(t.severalPlans, { count: planCount, plan: plan.name, price })
            : fill(t.planText, { plan: plan.name, price })}
        </p>
        {dearer && <p>{t.project}</p>}
        <p suppressHydrationWarning>
          {vacantDaysSaved > 0
            ? fill(t.days, {
                days: formatNumber(vacantDaysSaved, language),
                ours: ourDaysToHire,
              })
            : t.sameDays}
        </p>
      </div>
      <div className="print:hidden">
        <LocalizedLink to={`/membership?${query}`} className={buttonClass()}>
          {bookACall}
        </LocalizedLink>
      </div>
    </Card>
  );
}
