import { useState } from 'react';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { fill } from '../../../i18n/format.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import {
  type UndoableMutation,
  useUndoableMutation,
} from '../../kit/actions/use-undoable-mutation.ts';
import { Section } from '../../kit/screens/section.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';
import { AddToTeam } from './add-to-team.tsx';
import { TeamContacts } from './contacts.tsx';
import {
  addMember,
  type Colleague,
  findTeam,
  removeMember,
  restrictJob,
  type Team,
} from './data.ts';

const teamKey = (jobId: string) => [...queryKeys.row('jobs', jobId), 'team'];

/** The colleagues who see and work on a job. The team is saved immediately, not with the draft of the ad. */
export function TeamSection({ jobId }: { jobId: string }) {
  const t = useMessages('jobTeam');
  const mutate = useUndoableMutation(teamKey(jobId));
  const ofJob = `job_id=eq.${jobId}`;
  const { data: team, isError } = useLiveTables({
    queryKey: teamKey(jobId),
    queryFn: async (client) => (await findTeam(client, jobId)) ?? null,
    follow: [
      { table: 'jobs', filter: `id=eq.${jobId}` },
      { table: 'job_staff', filter: ofJob },
      { table: 'job_members', filter: ofJob },
      { table: 'job_contacts', filter: ofJob },
    ],
  });
  return (
    <Section title={t.title} text={t.text}>
      {isError && <p className="text-lingon">{t.failed}</p>}
      {team === undefined && !isError && <Skeleton className="h-40" />}
      {team && (
        <>
          <Restriction jobId={jobId} team={team} mutate={mutate} />
          <Colleagues jobId={jobId} team={team} mutate={mutate} />
          <TeamContacts jobId={jobId} team={team} mutate={mutate} />
        </>
      )}
    </Section>
  );
}

type PartProps = { jobId: string; team: Team; mutate: UndoableMutation };

function Restriction({ jobId, team: { isRestricted }, mutate }: PartProps) {
  const t = useMessages('jobTeam');
  const [pending, setPending] = useState<boolean>();
  return (
    <div className="grid gap-1">
      <label
        htmlFor="job-is-restricted"
        className="flex min-h-9 cursor-pointer items-center gap-2 justify-self-start font-semibold"
      >
        <Checkbox
          id="job-is-restricted"
          checked={pending ?? isRestricted}
          disabled={pending !== undefined}
          aria-describedby="restriction-hint"
          onChange={() => {
            setPending(!isRestricted);
            void mutate({
              work: (client) => restrictJob(client, jobId, !isRestricted),
              undo: (client) => restrictJob(client, jobId, isRestricted),
              done: isRestricted ? t.opened : t.restricted,
            }).finally(() => setPending(undefined));
          }}
        />
        {t.restrict}
      </label>
      <p id="restriction-hint" className="text-sm text-soft">
        {t.restrictHint}
      </p>
    </div>
  );
}

function Colleagues({ jobId, team, mutate }: PartProps) {
  const t = useMessages('jobTeam');
  const { owner, members, otherColleagues } = team;
  return (
    <div className="grid gap-2">
      <h3 className="font-sans text-base font-semibold tracking-normal">{t.colleagues}</h3>
      <ul className="divide-y divide-line" aria-label={t.colleagues}>
        <li className="flex min-h-9 flex-wrap items-center gap-x-4 py-1">
          {owner ? <NameWithNote colleague={owner} note={t.owner} /> : t.noOwner}
        </li>
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-x-4 py-1">
            <NameWithNote colleague={member} note={t.roles[member.role]} />
            <TextButton
              aria-label={fill(t.removeNamed, member)}
              onClick={() =>
                void mutate({
                  work: (client) => removeMember(client, jobId, member.id),
                  undo: (client) => addMember(client, jobId, member.id),
                  done: fill(t.removed, member),
                })
              }
            >
              {t.remove}
            </TextButton>
          </li>
        ))}
      </ul>
      {members.length === 0 && <p className="text-soft">{t.noColleagues}</p>}
      <AddToTeam
        label={t.addColleague}
        choices={otherColleagues}
        onAdd={(colleague) =>
          mutate({
            work: (client) => addMember(client, jobId, colleague.id),
            done: fill(t.added, colleague),
          })
        }
      />
    </div>
  );
}

function NameWithNote({ colleague, note }: { colleague: Colleague; note: string }) {
  return (
    <span className="min-w-0 grow wrap-anywhere">
      {colleague.name} <span className="ml-1 text-sm text-soft">{note}</span>
    </span>
  );
}
