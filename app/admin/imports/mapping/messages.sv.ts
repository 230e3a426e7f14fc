import type { ColumnMappingMessages, StageMappingMessages } from './messages.en.ts';

export const columnMapping: ColumnMappingMessages = {
  title: 'Vad betyder kolumnerna?',
  text: 'Vi har känt igen det vi kunde. Dina val sparas till nästa fil med samma kolumner.',
  fieldOf: '{column} importeras som',
  customOf: 'Egna fält: {target}',
  unnamed: 'Kolumn {number}',
  leaveOut: 'Importera inte',
  noField: 'En kolumn som inget fält passar kan fylla ett eget fält.',
  addField: 'Lägg till egna fält',
  monthFirst: 'Datumen har månaden först, som 12/31/2024',
  submit: 'Kontrollera raderna',
  checkAgain: 'Kontrollera igen',
  required: {
    people: 'Välj kolumnen med förnamnet eller hela namnet.',
    clients: 'Välj kolumnen med kundens namn.',
    jobs: 'Välj kolumnen med jobbtiteln.',
  },
  repeated: 'Två kolumner importeras som ”{field}”. Välj en av dem.',
};

export const stageMapping: StageMappingMessages = {
  title: 'Vilket steg är det?',
  text: 'De här stegen i filen finns inte i jobben de gäller. Rätta det vi har missförstått och kontrollera igen. Dina val gäller även för nästa fil.',
  stageOf: '”{name}” blir',
  rows: 'Rader: {count}',
  unknown: 'Känns inte igen',
  none: 'Ny',
  recognised: 'Igenkänt: {stage}',
};
