import { answerLanguages, areasServed } from '../../../domain/company.ts';
import type { Site } from '../../load-context.ts';
import type { StructuredData } from './structured-data.ts';

export function organization(site: Site): StructuredData {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: site.url,
    logo: new URL('/icon-512.png', site.url).href,
    sameAs: [site.socialUrl],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: site.contactPhone,
      email: site.contactEmail,
      availableLanguage: [...answerLanguages],
      areaServed: [...areasServed],
    },
  };
}

export function organizationId(site: Site): string {
  return new URL('/#organization', site.url).href;
}
