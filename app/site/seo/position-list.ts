import type { StructuredData } from './structured-data.ts';

/** The open positions by name and location; each has its job posting on its own page. */
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
