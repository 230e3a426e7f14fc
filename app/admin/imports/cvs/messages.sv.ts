import type { ImportedCvsMessages } from './messages.en.ts';

export const importedCvs: ImportedCvsMessages = {
  state: 'Cv:n att bekräfta',
  reading: 'Läser cv:na',
  filesRead: '{done} av {count} filer lästa',
  missing:
    'Alla filer har inte kommit fram. Om sidan som skickade dem har stängts kan du fortsätta utan dem.',
  goOn: 'Fortsätt med {count} filer',
  title: 'Vems cv:n är det här?',
  text: 'Det här hittade vi. Rätta det som är fel och fyll i det som saknas. Ändringar sparas när du lämnar fältet.',
  table: 'Cv:n med inlästa uppgifter',
  filters: { all: 'Alla', open: 'Att granska', unusable: 'Kan inte importeras' },
  none: 'Inga.',
  file: 'Fil',
  skip: 'Ta inte med',
  skipOf: 'Ta inte med {name}',
  fieldOf: '{field} för {name}',
  submit: 'Kontrollera cv:na',
  edit: 'Ändra uppgifterna',
  saveFailed: 'Ändringen sparades inte: {error}',
};
