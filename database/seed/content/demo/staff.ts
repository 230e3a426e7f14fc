import type { StaffSeed } from '../rows.ts';

export const sagaEkdal = 'saga.ekdal@alpaca.example';
export const mioTallberg = 'mio.tallberg@alpaca.example';
export const frejaHolm = 'freja.holm@alpaca.example';
export const eliasGranat = 'elias.granat@alpaca.example';
export const tuvaStenros = 'tuva.stenros@alpaca.example';

export const staff: StaffSeed[] = [
  {
    name: 'Saga Ekdal',
    email: sagaEkdal,
    title: 'Head of recruitment',
    role: 'admin',
    language: 'sv',
    avatar_path: 'portrait:1',
  },
  {
    name: 'Mio Tallberg',
    email: mioTallberg,
    title: 'Recruiter, tech',
    role: 'recruiter',
    language: 'sv',
    avatar_path: 'portrait:2',
  },
  {
    name: 'Freja Holm',
    email: frejaHolm,
    title: 'Recruiter, creative',
    role: 'recruiter',
    language: 'en',
    avatar_path: 'portrait:3',
  },
  {
    name: 'Elias Granat',
    email: eliasGranat,
    title: 'Recruiter, go-to-market',
    role: 'recruiter',
    language: 'sv',
    avatar_path: 'portrait:5',
  },
  {
    name: 'Tuva Stenros',
    email: tuvaStenros,
    title: 'Editor',
    role: 'editor',
    language: 'sv',
    avatar_path: 'portrait:4',
  },
];
