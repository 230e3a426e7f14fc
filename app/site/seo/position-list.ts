import type { StructuredData } from './structured-data.ts';

/** The open positions for search engines. Those with a published job link to its page, which has the job posting. */
export function positionList(positions: { name: string; url: string }[]): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: positions.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url,
    })),
  };
}
