import { areasServed } from '../../../domain/company/company.ts';
import { type PlanName, plans } from '../../../domain/leads/plan.ts';
import type { Site } from '../../load-context.ts';
import { organizationId } from './organization.ts';
import type { StructuredData } from './structured-data.ts';

type ServiceDescription = {
  name: string;
  description: string;
  url: string;
  /** A description of each plan. */
  plans: Record<PlanName, string>;
};

/** The subscription with an offer for each plan. */
export function service(
  { name, description, url, plans: descriptions }: ServiceDescription,
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
      description: descriptions[plan.name],
      url,
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
