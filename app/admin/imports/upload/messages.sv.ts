import type { ImportUploadMessages } from './messages.en.ts';

export const importUpload: ImportUploadMessages = {
  title: 'Ta med era data',
  text: 'Välj en CSV- eller Excelfil från ert gamla system, eller själva cv:na. Inget importeras förrän du har sett vad som händer med varje rad.',
  target: 'Vad innehåller filen?',
  targets: {
    people: 'Personer, med eller utan ansökningar',
    cvs: 'Cv:n: en ZIP-fil, en mapp eller enskilda filer',
    clients: 'Kunder',
    jobs: 'Jobb',
  },
  file: 'Fil',
  fileHint:
    'CSV eller XLSX, högst {megabytes} MB och {rows} rader. Första raden innehåller kolumnnamnen.',
  choose: 'Välj fil',
  none: 'Ingen fil vald',
  required: 'Välj en fil.',
  submit: 'Läs filen',
  reading: 'Läser filen …',
  failed: 'Filen gick inte att läsa: {error}',
  cvs: {
    files: 'ZIP-fil eller cv:n',
    filesHint:
      'PDF, Word, OpenDocument, RTF eller ren text, högst {files} filer på {megabytes} MB var. Du kan välja flera.',
    choose: 'Välj filer',
    none: 'Inga filer valda',
    many: '{count} filer',
    folder: 'Eller en mapp',
    folderHint: 'Alla cv:n i den och i mapparna under den.',
    chooseFolder: 'Välj mapp',
    noFolder: 'Ingen mapp vald',
    name: 'Cv:n ({count})',
    submit: 'Läs cv:na',
    sent: '{done} av {count} filer skickade',
    keepOpen: 'Ha sidan öppen tills alla filer har skickats.',
  },
};
