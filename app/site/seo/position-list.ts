import type { StructuredData } from './structured-data.ts';

/** The open positions by name and place; each is a job posting on the page it leads to. */
export function positionList(positions: { name: string; address: string }[]): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: positions.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: address,
    })),
  };
}
