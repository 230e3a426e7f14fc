import type { Language } from '../../../domain/language.ts';
import {
  type CalculatorInput,
  calculateSavings,
  defaultAssumptions,
} from '../../../domain/leads/calculator.ts';
import { plans } from '../../../domain/leads/plan.ts';
import { totalDays } from '../../../domain/leads/recruitment-process.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import type { Site } from '../../load-context.ts';
import type { PricingMessages } from './messages.en.ts';

const salaries = {
  en: { monthlySalary: 4_400, currency: 'EUR' },
  sv: { monthlySalary: 50_000, currency: 'SEK' },
} as const;

type Facts = { site: Site; language: Language };

export type Price = {
  price: string;
  /** The price in kronor, for Swedish readers. */
  approximate?: string;
};

/** Fills prices, plans and the example company into the messages. */
export function fillPricing(messages: PricingMessages, facts: Facts) {
  return {
    cards: planFigures(messages, facts),
    projectPrice: facts.site.projectPriceEur
      ? showPrice(facts.site.projectPriceEur, messages, facts)
      : undefined,
    messages: {
      ...messages,
      compare: fillCompare(messages.compare, facts),
      ways: fillWays(messages.ways, facts),
      invoice: fillInvoice(messages, facts),
    },
  };
}

export type PlanFigures = ReturnType<typeof planFigures>[number];

function planFigures(messages: PricingMessages, facts: Facts) {
  const { language } = facts;
  return plans.map((plan) => {
    const { from, to } = plan.recruitmentsPerYear;
    const yearly = calculateCosts(to, language);
    return {
      name: plan.name,
      ...showPrice(plan.monthlyPriceEur, messages, facts),
      searches: formatPlural(messages.searches, plan.concurrentSearches, language),
      volume: fill(messages.volume, { from, to }),
      perHire: fill(messages.perHire, {
        amount: formatMoney((plan.monthlyPriceEur * 12) / to, 'EUR', language),
        count: to,
      }),
      hires: fill(messages.compare.hires, { count: to }),
      agency: showExample(yearly.agency, language),
      ours: showExample(yearly.plan, language),
      difference: showExample(yearly.agency - yearly.plan, language),
      costs: { agency: yearly.agency, ours: yearly.plan },
    };
  });
}

/** Prices are in euros; Swedish readers think in kronor. */
function showPrice(eur: number, messages: PricingMessages, { site, language }: Facts): Price {
  const price = formatMoney(eur, 'EUR', language);
  if (language !== 'sv') return { price };
  const amount = formatMoney(roundToHundreds(eur * site.sekPerEur), 'SEK', language);
  return { price, approximate: fill(messages.approximately, { amount }) };
}

function fillCompare(compare: PricingMessages['compare'], { site, language }: Facts) {
  return {
    ...compare,
    ours: fill(compare.ours, { siteName: site.name }),
    lead: fill(compare.lead, {
      salary: showSalary(language),
      percent: defaultAssumptions.agencyFeePercent,
    }),
  };
}

const hiresPerYear = 6;

function fillWays(ways: PricingMessages['ways'], { site, language }: Facts) {
  const { cost, time, lockIn, guarantee, candidates } = ways.rows;
  const costs = calculateCosts(hiresPerYear, language);
  return {
    ...ways,
    lead: fill(ways.lead, { salary: showSalary(language) }),
    names: { ...ways.names, ours: fill(ways.names.ours, { siteName: site.name }) },
    rows: [
      {
        ...cost,
        agency: fill(cost.agency, {
          percent: defaultAssumptions.agencyFeePercent,
          agency: showExample(costs.agency, language),
        }),
        inHouse: fill(cost.inHouse, { inHouse: showExample(costs.inHouse, language) }),
        ours: fill(cost.ours, {
          plan: costs.planName,
          ours: showExample(costs.plan, language),
        }),
      },
      { ...time, ours: fill(time.ours, { days: totalDays }) },
      lockIn,
      guarantee,
      candidates,
    ],
  };
}

function fillInvoice(messages: PricingMessages, facts: Facts) {
  const { invoice } = messages;
  const { plan, firstHire, secondHire } = invoice.lines;
  const medium = plans[1]?.monthlyPriceEur ?? 0;
  const { price, approximate } = showPrice(medium, messages, facts);
  const nothing = formatMoney(0, 'EUR', facts.language);
  return {
    ...invoice,
    lines: [
      { text: plan, amount: price },
      { text: firstHire, amount: nothing },
      { text: secondHire, amount: nothing },
    ],
    amount: price,
    approximate,
  };
}

/** Costs of a year of the example company. */
function calculateCosts(hires: number, language: Language) {
  const input: CalculatorInput = {
    ...salaries[language],
    hiresPerYear: hires,
    hiringToday: 'agency',
    daysToHire: 45,
  };
  const { yearly, plan } = calculateSavings(input);
  return { ...yearly, planName: plan.name };
}

const showSalary = (language: Language) =>
  formatMoney(salaries[language].monthlySalary, salaries[language].currency, language);

const showExample = (value: number, language: Language) =>
  formatMoney(roundToHundreds(value), salaries[language].currency, language);

const roundToHundreds = (value: number) => Math.round(value / 100) * 100;
