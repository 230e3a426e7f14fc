import type { Enums } from '../../../../domain/database.types.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { deleteOne, requireRow, unwrap, unwrapRaised } from '../../../backend/unwrap.ts';

export type Colleague = { id: string; name: string; role: Enums<'staff_role'> };
export type TeamContact = { id: string; personId: string; name: string; mayAnswer: boolean };

export type Team = {
  isRestricted: boolean;
  clientId: string | null;
  owner: Colleague | undefined;
  members: Colleague[];
  contacts: TeamContact[];
  /** The colleagues and contacts who can be added to the team. */
  otherColleagues: Colleague[];
  otherContacts: { personId: string; name: string }[];
};

/** Reads who works on a job, and who could. Undefined if the job is gone or hidden. */
export async function findTeam(client: BrowserClient, jobId: string): Promise<Team | undefined> {
  const [job, staff] = await Promise.all([
    unwrap(
      client
        .from('jobs')
        .select(
          `client_id, kind, staff:job_staff(owner_id, is_restricted), members:job_members(staff_id, created_at),
           contacts:job_contacts(id, person_id, may_answer, created_at)`,
        )
        .eq('id', jobId)
        .order('created_at', { referencedTable: 'members' })
        .order('created_at', { referencedTable: 'contacts' })
        .maybeSingle(),
    ),
    unwrap(client.from('staff_profiles').select('user_id, name, role, state').order('name')),
  ]);
  if (!job) return undefined;
  const clientId = job.kind === 'client' ? job.client_id : null;
  const people = clientId ? await listContacts(client, clientId) : [];
  const colleagues = staff.flatMap(({ user_id: id, name, role, state }) =>
    role && state === 'active' ? [{ id, name, role }] : [],
  );
  const ownerId = job.staff?.owner_id;
  const memberIds = job.members.map(({ staff_id: id }) => id);
  const nameOf = (personId: string) => people.find((person) => person.personId === personId)?.name;
  return {
    isRestricted: job.staff?.is_restricted ?? false,
    clientId,
    owner: colleagues.find(({ id }) => id === ownerId),
    members: memberIds
      .filter((id) => id !== ownerId)
      .flatMap((id) => colleagues.find((colleague) => colleague.id === id) ?? []),
    contacts: job.contacts.flatMap(({ id, person_id: personId, may_answer: mayAnswer }) => {
      const name = nameOf(personId);
      return name === undefined ? [] : [{ id, personId, name, mayAnswer }];
    }),
    otherColleagues: colleagues.filter(({ id }) => id !== ownerId && !memberIds.includes(id)),
    otherContacts: people.filter(
      ({ personId }) => !job.contacts.some((contact) => contact.person_id === personId),
    ),
  };
}

async function listContacts(client: BrowserClient, clientId: string) {
  const rows = await unwrap(
    client
      .from('client_contacts')
      .select('person_id, person:people(full_name, email, erase_after, anonymised_at)')
      .eq('client_id', clientId)
      .order('created_at'),
  );
  return rows
    .filter(({ person }) => !person.erase_after && !person.anonymised_at)
    .map(({ person_id: personId, person }) => ({
      personId,
      name: person.full_name || (person.email ?? ''),
    }));
}

export async function restrictJob(
  client: BrowserClient,
  job: string,
  restricted: boolean,
): Promise<void> {
  await unwrapRaised(client.rpc('restrict_job', { job, restricted }));
}

export async function addMember(client: BrowserClient, jobId: string, staffId: string) {
  await unwrap(client.from('job_members').insert({ job_id: jobId, staff_id: staffId }));
}

export async function removeMember(client: BrowserClient, jobId: string, staffId: string) {
  const member = client.from('job_members').delete().eq('job_id', jobId).eq('staff_id', staffId);
  await deleteOne(member.select('id'));
}

type NewContact = { jobId: string; clientId: string; personId: string; mayAnswer: boolean };

export async function addTeamContact(
  client: BrowserClient,
  { jobId, clientId, personId, mayAnswer }: NewContact,
) {
  await unwrap(
    client.from('job_contacts').insert({
      job_id: jobId,
      client_id: clientId,
      person_id: personId,
      may_answer: mayAnswer,
    }),
  );
}

export async function changeContact(client: BrowserClient, id: string, mayAnswer: boolean) {
  const contact = client.from('job_contacts').update({ may_answer: mayAnswer }).eq('id', id);
  requireRow(await unwrap(contact.select('id')));
}

export async function removeTeamContact(client: BrowserClient, id: string) {
  await deleteOne(client.from('job_contacts').delete().eq('id', id).select('id'));
}
