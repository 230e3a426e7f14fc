import type { BookingLinkSeed } from '../rows.ts';
import { eliasGranat, frejaHolm, mioTallberg, sagaEkdal } from './staff.ts';

export const bookingLinks: BookingLinkSeed[] = [
  {
    label: 'Saga Ekdal',
    url: 'https://calendly.com/alpaca-demo/saga',
    staff: sagaEkdal,
    weight: 1,
    paused: false,
  },
  {
    label: 'Mio Tallberg',
    url: 'https://calendly.com/alpaca-demo/mio',
    staff: mioTallberg,
    weight: 3,
    paused: false,
  },
  {
    label: 'Freja Holm',
    url: 'https://calendly.com/alpaca-demo/freja',
    staff: frejaHolm,
    weight: 2,
    paused: false,
  },
  {
    label: 'Elias Granat',
    url: 'https://calendly.com/alpaca-demo/elias',
    staff: eliasGranat,
    weight: 4,
    paused: false,
  },
];
