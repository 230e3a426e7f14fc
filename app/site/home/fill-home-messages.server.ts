import type { Language } from '../../../domain/language.ts';
import { type PlanName, plans } from '../../../domain/leads/plan.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import type { Site } from '../../load-context.ts';
import type { ExampleSaving } from './example-saving.server.ts';
import type { HomeMessages } from './messages.en.ts';

type Facts = { language: Language; site: Site; saving: ExampleSaving };

/** Fills prices and names into the messages on the server. */
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
    hero: { ...hero, facts: { ...hero.facts, price: fill(hero.facts.price, { price }) } },
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
  };
}

export type FilledHomeMessages = ReturnType<typeof fillHomeMessages>;

function listPrices(language: Language): Record<PlanName, string> {
  const prices = { Small: '', Medium: '', Large: '' };
  for (const plan of plans) prices[plan.name] = formatMoney(plan.monthlyPriceEur, 'EUR', language);
  return prices;
}
