import { beforeAll } from 'vitest';
import type { CustomKind, CustomTarget } from '../../../domain/custom-fields/custom-field.ts';
import { prepareImports } from '../../fixtures/imports.ts';

export const keys: Record<string, string> = {};
const lorry = { value: 'a1', label: { en: 'Lorry', sv: 'Lastbil' } };

export const named = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [keys[name], value]));

export const header =
  'Name;Email;Job;Expected salary;FREE FROM på svenska;Licence;Portfolio;Found through;Hall';

/** An import with fields that the agency has defined. */
export function prepareCustomFields() {
  const people = prepareImports();
  const { server, rows, run, read, listRows, check, start, undo, insertPerson, insertJob } = people;

  async function addField(target: CustomTarget, kind: CustomKind, name: string, options: object[]) {
    const [{ key }] = await rows(
      `insert into custom_fields (target, kind, name, options)
       values ($1, $2, jsonb_build_object('en', $3::text, 'sv', $3 || ' på svenska'), $4) returning key`,
      [target, kind, name, JSON.stringify(options)],
    );
    keys[name] = key;
  }

  beforeAll(async () => {
    await addField('people', 'number', 'Expected salary', []);
    await addField('people', 'date', 'Free from', []);
    await addField('people', 'choice', 'Licence', [lorry]);
    await addField('people', 'url', 'Portfolio', []);
    await addField('applications', 'text', 'Found through', []);
    await addField('jobs', 'text', 'Hall', []);
  });

  const valuesOf = async (email: string) =>
    (
      await rows(
        `select record.fields as person, applied.fields as application from people as person
         left join custom_values as record on record.person_id = person.id
         left join applications as application on application.person_id = person.id
         left join custom_values as applied on applied.application_id = application.id
         where person.email = $1`,
        [email],
      )
    )[0];

  return {
    people,
    server,
    rows,
    run,
    read,
    listRows,
    check,
    start,
    undo,
    insertPerson,
    insertJob,
    valuesOf,
  };
}
