import { guard } from '../../../fixtures/applications.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

/** People with a history, and the forms by which they join again. */
export function prepareJoinAgain() {
  const { server } = prepareFunctionsServer({ withQuestions: false });
  const { rows, createApplicant } = createPeople(server);

  const join = (form: string, email: string, fields: Record<string, unknown>) =>
    server.invoke(form, {
      ...guard(),
      consent: true,
      consent_version: 1,
      first_name: 'Ola',
      last_name: 'Fri',
      email,
      ...fields,
    });

  const details = async (table: 'candidates' | 'freelancers', id: string) =>
    (
      await rows(
        `select profile.*, phone, headline, location, first_name from ${table} as profile
         join people on people.id = person_id where person_id = $1`,
        [id],
      )
    )[0];

  const lastMail = async (email: string) => (await server.outbox(email)).at(-1);

  const updatesOf = (id: string) =>
    rows(
      `select kind, data -> 'what' as what from person_events
       where person_id = $1 and data ? 'what' order by id`,
      [id],
    );

  return { server, rows, createApplicant, join, details, lastMail, updatesOf };
}
