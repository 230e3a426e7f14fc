import { describe, expect, it } from 'vitest';
import { createHideText } from './hide-text.ts';

const candidate = {
  shown: 'Candidate A',
  firstName: 'Björn',
  lastName: 'Sjölin',
  email: 'bjorn@example.com',
  phone: '+46701740666',
  links: [],
};
const hide = createHideText([candidate]);

describe('hides postal addresses', () => {
  it.each([
    'Storgatan 5',
    'Storgatan 5B',
    'Storgatan 5 lgh 1102, 123 45 Stockholm',
    'Storgatan 5, lgh 1102\n123 45 Stockholm',
    'STORGATAN 5, 123 45 STOCKHOLM',
    'storgatan 5',
    'Norra Stationsgatan 80',
    'S:t Eriksgatan 12',
    'Drottning Kristinas väg 12, SE-114 28 Stockholm',
    'Solhem 12, 123 45 Sjöbo',
    'Box 123\n123 45 Sjöbo',
    'Hägernäs Strand 7\n183 60 Täby',
    'Solhem 12\n27590 Sjöbo',
    'c/o Andersson, Ringvägen 12 A, 3 tr, 118 67 Stockholm',
    'lgh 1102',
    '123 45 Stockholm',
    '194 53 Upplands Väsby',
    '11428 Stockholm',
    'S-123 45 Malmö',
    'Karl Johans gate 5, 0154 Oslo',
    'Storgata 12\n5003 Bergen',
    '0154 Oslo',
    'Vesterbrogade 12, 3. tv, 1620 København V',
    'DK-1620 København',
    'Mannerheimintie 5 A 12, 00100 Helsinki',
    'Laugavegur 5, 101 Reykjavík',
  ])('%s', (address) => {
    expect(hide(`Adressen är ${address}\nOm mig`)).toBe('Adressen är …\nOm mig');
  });

  it('after its label', () => {
    expect(hide('Address: 12 Baker Street, London\nSkills')).toBe('Address: …\nSkills');
  });
});
