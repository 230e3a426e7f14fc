import { prepare } from '../../../fixtures/prepare.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

/** A server with a job, and candidates whose consent is about to expire. */
export function prepareCandidates() {
  const { server, rows } = prepareFunctionsServer();
  const job = prepare(
    async () => {
      const [foundRow] = await rows(
        `select id from jobs where slug = 'hygglo-fullstack-developer'`,
      );
      return { id: foundRow?.id as string };
    },
    async () => undefined,
  );
  let people = 0;

  async function createCandidate(fields: { email?: string | null; state?: string } = {}) {
    people += 1;
    const email = fields.email === undefined ? `bank${people}@people.example` : fields.email;
    const [row] = await rows(
      `with person as (
         insert into people (first_name, last_name, email, language) values ('Bo', $1, $2, 'sv') returning id
       )
       insert into candidates (person_id, skills, state, consent_expires_at)
       select id, '{Glas}', $3, now() + interval '10 days' from person returning person_id as id`,
      [`Bank${people}`, email, fields.state ?? 'active'],
    );
    return { id: row?.id as string, email: String(email) };
  }

  return { server, rows, job, createCandidate };
}
