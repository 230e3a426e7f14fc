import { answerLanguages, areasServed } from '../../../domain/company/company.ts';
import type { Office } from '../../../domain/company/office.ts';
import type { Site } from '../../load-context.ts';
import type { StructuredData } from './structured-data.ts';

/** Describes the agency, with its postal address only where the page shows it. */
export function organization(site: Site, office?: Office): StructuredData {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: site.url,
    logo: new URL('/icon-512.png', site.url).href,
    sameAs: [site.socialUrl],
    ...(office?.city ? { address: postalAddress(office) } : {}),
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

function postalAddress({ street, postal_code, city, country }: Office): StructuredData {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(postal_code && { postalCode: postal_code }),
    addressLocality: city,
    addressCountry: country,
  };
}

export function organizationId(site: Site): string {
  return new URL('/#organization', site.url).href;
}
