import { type PersonRow, parsePersonRow } from '../../../../domain/imports/parse-person-row.ts';
import type { ImportKind } from '../import-kind.ts';
import { ofBatch } from '../of-batch.ts';
import { checkPeople } from './check-people.ts';
import { loadPlaces } from './find-places.ts';
import { importPeople } from './import-people.ts';
import { importPerson } from './import-person.ts';
import { undoPeople } from './undo-people.ts';
import { undoPerson } from './undo-person.ts';

const placesOf = ofBatch(loadPlaces);

export const people: ImportKind<PersonRow> = {
  parse: parsePersonRow,
  keyOf: ({ email }) => email,
  check: checkPeople,
  runMany: async (context, rows) => importPeople(context, rows, await placesOf(context)),
  run: async (context, row) => importPerson(context, row, await placesOf(context)),
  undoMany: ({ query }, rows) => undoPeople(query, rows),
  undo: undoPerson,
};
