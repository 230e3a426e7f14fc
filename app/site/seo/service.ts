import { areasServed } from '../../../domain/company.ts';
import { type PlanName, plans } from '../../../domain/leads/plan.ts';
import type { Site } from '../../load-context.ts';
import { organizationId } from './organization.ts';
import type { StructuredData } from './structured-data.ts';

type Texts = {
  name: string;
  description: string;
  address: string;
  /** What each plan holds, in words. */
  plans: Record<PlanName, string>;
};

/** The subscription with an offer for each plan. */
export function service(
  { name, description, address, ...texts }: Texts,
  site: Site,
): StructuredData {
  return {
    '@type': 'Service',
    name,
    description,
    serviceType: 'Recruitment',
    provider: { '@type': 'Organization', '@id': organizationId(site), name: site.name },
    areaServed: [...areasServed],
    offers: plans.map((plan) => ({
      '@type': 'Offer',
      name: `${site.name} ${plan.name}`,
      description: texts.plans[plan.name],
      url: address,
      price: plan.monthlyPriceEur,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: plan.monthlyPriceEur,
        priceCurrency: 'EUR',
        unitCode: 'MON',
        valueAddedTaxIncluded: false,
      },
    })),
  };
}
