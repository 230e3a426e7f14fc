import type { Language } from '../../../domain/language.ts';
import { type PlanName, plans } from '../../../domain/leads/plan.ts';
import { fill, formatMoney, formatNumber, formatPercent } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import type { Site } from '../../load-context.ts';
import type { HiringFigures } from './data.ts';
import type { ExampleSaving } from './example-saving.server.ts';
import type { HomeMessages } from './messages.en.ts';

type Facts = {
  language: Language;
  site: Site;
  saving: ExampleSaving;
  figures: HiringFigures;
  openJobs: number;
};

/** Fills prices and names into the messages on the server, so that no script contains the formatting code. */
export function fillHomeMessages(messages: HomeMessages, facts: Facts) {
  const { meta, hero, options, calculator } = messages;
  const siteName = facts.site.name;
  const prices = listPrices(facts.language);
  const price = prices.Small;

  return {
    ...messages,
    meta: {
      title: fill(meta.title, { siteName }),
      description: fill(meta.description, { price }),
    },
    hero: fillHero(hero, facts.language),
    options: {
      ...options,
      ongoing: {
        ...options.ongoing,
        price: fill(options.ongoing.price, {
          small: prices.Small,
          medium: prices.Medium,
          large: prices.Large,
        }),
      },
    },
    calculator: {
      ...calculator,
      caption: fill(calculator.caption, { salary: facts.saving.salary }),
      plan: fill(calculator.plan, { siteName, plan: facts.saving.plan }),
    },
    figures: { title: messages.figures.title, items: listFigures(messages.figures, facts) },
    jobs: {
      ...messages.jobs,
      count:
        facts.openJobs > 0 && formatPlural(messages.jobs.count, facts.openJobs, facts.language),
    },
  };
}

export function fillHero(hero: HomeMessages['hero'], language: Language) {
  const price = listPrices(language).Small;
  return { ...hero, facts: { ...hero.facts, price: fill(hero.facts.price, { price }) } };
}

function listFigures(messages: HomeMessages['figures'], { figures, language }: Facts) {
  return (['hires', 'daysToShortlist', 'keptPercent'] as const).flatMap((name) => {
    const value = figures[name];
    if (value === undefined) return [];
    const format = name === 'keptPercent' ? formatPercent : formatNumber;
    return [{ ...messages[name], value: format(value, language) }];
  });
}

export type FilledHomeMessages = ReturnType<typeof fillHomeMessages>;

function listPrices(language: Language): Record<PlanName, string> {
  const prices = { Small: '', Medium: '', Large: '' };
  for (const plan of plans) prices[plan.name] = formatMoney(plan.monthlyPriceEur, 'EUR', language);
  return prices;
}
