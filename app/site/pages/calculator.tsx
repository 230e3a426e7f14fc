import { useDeferredValue } from 'react';
import type { Language } from '../../../domain/language.ts';
import { calculateSavings, scenarioOverrides } from '../../../domain/leads/calculator.ts';
import { Alpaca } from '../../art/alpaca.tsx';
import { fillAny } from '../../i18n/fill-any.ts';
import { formatNumber } from '../../i18n/format.ts';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { EarlyLayout } from '../blocks/early-layout.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import { AssumptionFields } from '../calculator/assumption-fields.tsx';
import { type Calculation, parseCalculation } from '../calculator/calculation-query.ts';
import type { CalculatorMessages } from '../calculator/messages.en.ts';
import { Money } from '../calculator/money.tsx';
import { PrintedInput } from '../calculator/printed-input.tsx';
import { CalculatorQuestions } from '../calculator/questions.tsx';
import { Result } from '../calculator/result.tsx';
import { SendForm } from '../calculator/send-form.tsx';
import { Share } from '../calculator/share.tsx';
import { useCalculation } from '../calculator/use-calculation.ts';
import { openForm } from '../forms/open-form.server.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { describeStaticPage, openPage } from '../shell/open-page.server.ts';
import type { Route } from './+types/calculator.ts';

export const handle = {
  cache: { public: true, uncachedWithQuery: true },
} satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  return {
    messages: fillMessages(language),
    initial: parseCalculation(args.url.searchParams, language),
    form: await openForm('send-calculation', args),
    ...describeStaticPage('calculator', { site, language }),
  };
}

export const meta = pageMeta;

function fillMessages(language: Language) {
  const messages = getMessages('calculator', language);
  const { scenario } = messages;
  const { low, high } = scenarioOverrides;
  const number = (value = 0) => formatNumber(value, language);
  // The amounts depend on the currency, which the visitor may change.
  const hint = fillAny(scenario.hint, {
    lowFee: number(low.agencyFeePercent),
    highFee: number(high.agencyFeePercent),
  });
  return { ...messages, scenario: { ...scenario, hint } };
}

export default function Calculator({ loaderData }: Route.ComponentProps) {
  const { messages, initial, form, crumbs } = loaderData;
  const { fields, setField, settle, reset, calculation, query } = useCalculation(initial);
  // The result answers a slider before the parts that only repeat it.
  const repeatedQuery = useDeferredValue(query);

  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={messages.title}
        lead={messages.lead}
        picture={
          <Alpaca pose="counting" label={messages.picture} className="mx-auto w-full max-w-76" />
        }
        pictureOnPhones={false}
      />
      <PageSection className="pt-9 md:pt-11">
        <EarlyLayout />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] print:block">
          <form
            method="get"
            onBlur={({ target }) => 'name' in target && settle(String(target.name))}
            className="grid grid-cols-[minmax(0,1fr)] content-start gap-7 print:hidden"
          >
            <CalculatorQuestions
              messages={messages}
              fields={fields}
              calculation={calculation}
              setField={setField}
            />
            <AssumptionFields
              messages={messages.assumptions}
              fields={fields}
              setField={setField}
              reset={reset}
            />
            <SavingBar messages={messages.result} calculation={calculation} />
          </form>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 lg:sticky lg:top-24 lg:self-start">
            <Result messages={messages} calculation={calculation} query={query} />
            <PrintedInput messages={messages} query={repeatedQuery} />
          </div>
        </div>
      </PageSection>
      <PageSection className="print:hidden">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
          <Share messages={messages.share} query={repeatedQuery} />
          <SendForm messages={messages.send} form={form} query={repeatedQuery} />
        </div>
      </PageSection>
    </>
  );
}

type SavingBarProps = { messages: CalculatorMessages['result']; calculation: Calculation };

/**
 * Keeps the result visible above the questions on a phone; hidden from screen readers, which have
 * the result itself.
 */
function SavingBar({ messages, calculation }: SavingBarProps) {
  const { input, assumptions, scenario } = calculation;
  const { saving } = calculateSavings(input, assumptions, scenario);
  return (
    <p
      aria-hidden="true"
      className="pill sticky bottom-4 z-1 flex items-baseline justify-between gap-x-4 rounded-[2rem] @max-[20rem]:flex-wrap bg-spruce px-6 py-3 text-on-spruce lg:hidden"
    >
      {saving < 0 ? messages.cost : messages.save}
      <b className="font-head text-[1.35rem]">
        <Money amount={Math.abs(saving)} currency={input.currency} />
      </b>
    </p>
  );
}
