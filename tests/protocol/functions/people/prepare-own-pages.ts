import { guard } from '../../../fixtures/applications.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

/** People who hold private links, and their calls. */
export function prepareOwnPages() {
  const { server, asStaff } = prepareFunctionsServer({ withQuestions: false });
  const { rows, tokenOf, createApplicant, join } = createPeople(server);

  const call = (action: string, fields: object) =>
    server.invoke('person', { action, ...fields } as Record<string, unknown>);

  async function freelancer(email: string) {
    const fields = { consent: true, consent_version: 1, first_name: 'Vide', last_name: 'Lund' };
    await server.invoke('join-freelance-network', { ...guard(), ...fields, email });
    const [{ id }] = await rows('select id from people where email = $1', [email]);
    return { id, token: await tokenOf(email, 'freelancer_welcome') };
  }

  return { server, rows, asStaff, tokenOf, createApplicant, join, call, freelancer };
}
