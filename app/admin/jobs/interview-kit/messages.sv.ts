import type { AdminJobKitMessages } from './messages.en.ts';

export const adminJobKit: AdminJobKitMessages = {
  title: 'Intervjuguide',
  text: 'Det ni frågar om på intervjun och bedömer efteråt. Bara kollegor ser den. Ändringar sparas automatiskt.',
  question: {
    title: 'Frågor',
    add: 'Ny intervjufråga',
    dialog: 'Ny intervjufråga',
    edit: 'Ändra intervjufrågan',
    name: 'Fråga',
    hint: 'Lyssna efter',
    none: 'Inga frågor än.',
  },
  attribute: {
    title: 'Egenskaper',
    add: 'Ny egenskap',
    dialog: 'Ny egenskap',
    edit: 'Ändra egenskapen',
    name: 'Egenskap',
    hint: 'Vad som är en etta och en femma',
    none: 'Inga egenskaper än. Utan dem består en bedömning av en rekommendation och anteckningar.',
  },
  missing: 'Skriv en text.',
  change: 'Ändra',
  remove: 'Ta bort',
  removed: 'Borttaget ur guiden.',
  saved: 'Sparat.',
  cancel: 'Avbryt',
  submitNew: 'Lägg till',
  submit: 'Spara',
  move: 'Flytta ”{name}”',
  moved: '”{name}” är nu nummer {position} av {count}.',
};
