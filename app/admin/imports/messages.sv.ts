import { importedCvs } from './cvs/messages.sv.ts';
import { fieldNames } from './mapping/field-names.sv.ts';
import { columnMapping, stageMapping } from './mapping/messages.sv.ts';
import type { AdminImportsMessages } from './messages.en.ts';
import { importNotes, importReasons, importReport } from './report/messages.sv.ts';
import { importProgress, importResult, importStart } from './run/messages.sv.ts';
import { importUpload } from './upload/messages.sv.ts';

export const adminImports: AdminImportsMessages = {
  title: 'Import',
  back: 'Alla importer',
  notFound: {
    title: 'Importen finns inte längre',
    text: 'Den har tagits bort, eller så tillhör den en kollega.',
  },
  upload: importUpload,
  fileErrors: {
    required: 'Välj en fil.',
    too_large: 'Filen är större än {megabytes} MB. Dela upp den i flera.',
    file_empty: 'Filen är tom.',
    file_too_large: 'Filen är större än {megabytes} MB. Dela upp den i flera.',
    file_type:
      'Det här är varken en CSV-fil eller en Excelfil. Exportera era data som CSV eller XLSX.',
    file_bomb:
      'Filen är skadad eller tar för lång tid att läsa. Spara den på nytt som XLSX eller CSV.',
    file_old_excel:
      'Det här är en äldre Excelfil, eller en fil med lösenord. Spara den som XLSX utan lösenord, eller som CSV.',
    file_no_header:
      'Första raden innehåller en e-postadress, så den är ingen rad med kolumnnamn. Lägg till en sådan överst.',
    file_no_rows: 'Filen har kolumnnamn men inga rader.',
    archive_damaged: 'ZIP-filen är skadad, eller är ingen ZIP-fil. Packa den på nytt.',
    archive_too_large: 'ZIP-filen är för stor. Packa upp den och välj mappen i stället.',
    too_many_files: 'Det är fler än {files} filer. Importera dem i flera delar.',
    no_files: 'Det finns inga filer i den.',
    file_too_many_rows: 'Filen har fler än {rows} rader. Dela upp den i flera.',
    file_too_many_columns: 'Filen har fler än {columns} kolumner. Ta bort dem du inte behöver.',
  },
  list: {
    title: 'Dina importer',
    empty: 'Inget har importerats än.',
    rows: 'Rader: {count}',
  },
  states: {
    mapping: 'Kolumner att kontrollera',
    checking: 'Kontrolleras',
    checked: 'Klar att importera',
    running: 'Importeras',
    cancelling: 'Avbryts',
    done: 'Importerad',
    undoing: 'Ångras',
    undone: 'Ångrad',
  },
  file: {
    rows: 'Rader: {count}',
    files: 'Filer: {count}',
    csv: 'CSV, {encoding}, avgränsad med {separator}',
    xlsx: 'Excel, bladet ”{sheet}”',
    separators: { ',': 'kommatecken', ';': 'semikolon', '\t': 'tabbar', '|': 'lodstreck' },
  },
  mapping: columnMapping,
  fields: fieldNames,
  stages: stageMapping,
  progress: importProgress,
  report: importReport,
  reasons: importReasons,
  notes: importNotes,
  cvs: importedCvs,
  start: importStart,
  result: importResult,
  failed: 'Det gick inte: {error}',
  conflict: 'Importen har ändrats under tiden. Se var den är nu.',
};
