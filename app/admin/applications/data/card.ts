import type { Stage } from '../../../../domain/enums.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import { type Tag, type TagRow, toTag } from '../../people/data/people.ts';

/** The data that a card on the board shows. */
export type Card = {
  id: string;
  stage: Stage;
  /** The step of the stage, if the job has a template. */
  stepId: string | null;
  position: string;
  jobId: string;
  templateId: string | null;
  jobTitle: LocalizedText;
  clientName: string | null;
  personId: string;
  /** Empty if the person has been erased. */
  name: string;
  location: string | null;
  headline: string | null;
  tags: Tag[];
  ownerId: string | null;
  rating: number | null;
  /** Since when the applicant has waited for an answer; null if none is due. */
  owedSince: string | null;
  createdAt: string;
  withdrawnAt: string | null;
};

export const cardColumns =
  'id, stage, step_id, position, job_id, owner_id, rating, owed_answer_since, created_at, withdrawn_at, job:jobs!inner(title, client:clients(name), staff:job_staff(stage_template_id)), person:people!inner(id, full_name, location, headline, links:person_tags(tag:tags(id, name, colour)))';

type CardRow = {
  id: string;
  stage: Stage;
  step_id: string | null;
  position: string;
  job_id: string;
  owner_id: string | null;
  rating: number | null;
  owed_answer_since: string | null;
  created_at: string;
  withdrawn_at: string | null;
  job: {
    title: LocalizedText;
    client: { name: string } | null;
    staff: { stage_template_id: string | null } | null;
  };
  person: {
    id: string;
    full_name: string;
    location: string | null;
    headline: string | null;
    links: { tag: TagRow }[];
  };
};

export function toCard({ job, person, ...row }: CardRow): Card {
  return {
    id: row.id,
    stage: row.stage,
    stepId: row.step_id,
    position: row.position,
    jobId: row.job_id,
    templateId: job.staff?.stage_template_id ?? null,
    jobTitle: job.title,
    clientName: job.client?.name ?? null,
    personId: person.id,
    name: person.full_name,
    location: person.location,
    headline: person.headline,
    tags: person.links.map(({ tag }) => toTag(tag)),
    ownerId: row.owner_id,
    rating: row.rating,
    owedSince: row.owed_answer_since,
    createdAt: row.created_at,
    withdrawnAt: row.withdrawn_at,
  };
}
