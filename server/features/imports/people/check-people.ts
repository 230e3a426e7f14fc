import type { StageChoices } from '../../../../domain/imports/find-stage.ts';
import type { PersonRow } from '../../../../domain/imports/parse-person-row.ts';
import type { Query } from '../../../postgres/query.ts';
import type { Expected } from '../import-kind.ts';
import { isRejectedInFile, loadPlaces, type Places } from './find-places.ts';

type Found = {
  at: number;
  id: string | null;
  is_erasing: boolean | null;
  looks_alike: boolean;
  name_differs: boolean;
};

/** People are the same if they have the same address, as everywhere. An equal phone number or profile is only named. */
export async function checkPeople(
  query: Query,
  rows: PersonRow[],
  choices: StageChoices,
): Promise<Expected[]> {
  const identities = rows.map(
    ({ email, phone, linkedin_url: linkedin, first_name, last_name }, index) => ({
      at: index,
      name: `${first_name} ${last_name}`.trim(),
      email,
      phone,
      linkedin,
    }),
  );
  const { rows: found } = await query<Found>(
    `select given.at, matched.id, matched.is_erasing, matched.id is null and exists (
       select from public.people as other
       where other.merged_into is null and other.anonymised_at is null
         and (other.phone = given.phone or other.linkedin_url = given.linkedin)
         and other.id not in (select private.hidden_people())
      ) as looks_alike,
        coalesce(private.fold(matched.full_name) <> private.fold(given.name)
          and matched.id not in (select private.hidden_people()), false) as name_differs
     from jsonb_to_recordset($1) as given (
       at integer, name text, email public.email_address, phone public.phone_number, linkedin public.web_address
     )
     left join lateral (
       select kept.id, kept.full_name, kept.erase_after is not null as is_erasing
       from public.people as known join public.people as kept on kept.id = coalesce(known.merged_into, known.id)
       where known.email operator(extensions.=) given.email and known.anonymised_at is null
       order by known.merged_into nulls first limit 1
     ) as matched on true
     order by given.at`,
    [JSON.stringify(identities)],
  );
  const places = rows.some(({ application }) => application) ? await loadPlaces(query) : undefined;
  return found.map(
    ({ at, id, is_erasing: isErasing, looks_alike: looksAlike, name_differs: nameDiffers }) => {
      const application = rows[at]?.application;
      const place = application && places && findPlace(application, places, choices);
      return {
        stage: place?.stage,
        targetId: id ?? undefined,
        reason: isErasing ? 'awaiting_erasure' : undefined,
        notes: [
          ...(looksAlike ? ['looks_alike'] : []),
          ...(nameDiffers && !isErasing ? ['name_differs'] : []),
          ...(place?.notes ?? []),
        ],
      };
    },
  );
}

const unnamed = { stage: 'new', by: 'nothing' } as const;

/** The reason that keeps an application out or puts it in “New”, and the name of its stage unless that is one of a step. */
function findPlace(
  application: NonNullable<PersonRow['application']>,
  { findJob, findStage }: Places,
  choices: StageChoices,
): Pick<Expected, 'notes' | 'stage'> {
  const { job: jobName, stage: name } = application;
  const job = findJob(jobName);
  if (typeof job === 'string') return { notes: [job] };
  const { stage, by } = name ? findStage(name, job.templateId, choices) : unnamed;
  if (isRejectedInFile(application, stage)) return { notes: ['put_in_rejected'] };
  if (!name || by === 'step') return {};
  const isUnknown = by === 'nothing';
  return {
    notes: isUnknown ? ['stage_left_out'] : [],
    stage: { name, stage: isUnknown ? null : stage },
  };
}
