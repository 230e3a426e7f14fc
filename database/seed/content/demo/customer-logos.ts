import type { CustomerLogoSeed } from '../website-rows.ts';

const customers: [name: string, displayName: string][] = [
  ['hygglo', 'Hygglo'],
  ['ilog', 'ilog'],
  ['gofido', 'GoFido'],
  ['nordlys', 'Nordlys'],
  ['kvist', 'Kvist'],
  ['fjallmark', 'Fjällmark'],
  ['tonsatt', 'Tonsatt'],
  ['birka-labs', 'Birka Labs'],
  ['havre', 'Havre'],
];

/** The strip on the home page. */
export const customerLogos: CustomerLogoSeed[] = customers.map(([name, displayName], index) => ({
  name,
  display_name: displayName,
  logo_path: name,
  has_logo: true,
  state: 'published',
  position: index + 1,
}));
