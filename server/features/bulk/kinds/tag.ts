import { asCaller } from '../../../functions/act-as.ts';
import {
  type BulkKind,
  countReasons,
  type PreviewContext,
  type RowContext,
  SkippedRow,
  selectedPeople,
  type WorkOf,
} from '../bulk-kind.ts';
import { requirePersonOf } from '../require-row.ts';

type Tagging = WorkOf<'tag'> | WorkOf<'untag'>;
type Tagged = { person_id: string };

const sharedOptions = {
  roles: ['admin', 'recruiter'],
  targets: ['applications', 'people'],
} satisfies Partial<BulkKind<Tagging>>;

const countSkipped = (context: PreviewContext<Tagging>, isSkipped: string, reason: string) =>
  countReasons(
    context,
    `select case when ${isSkipped} then '${reason}' end as reason, count(*)
     from ${selectedPeople(context.target)} as selected
     left join public.person_tags as tagged on tagged.person_id = selected.id and tagged.tag_id = $2
     group by 1`,
    [context.work.tag_id],
  );

async function addTag({ query, work }: RowContext<Tagging>, person: string): Promise<boolean> {
  const { rowCount } = await asCaller(query, () =>
    query(
      'insert into public.person_tags (person_id, tag_id) values ($1, $2) on conflict do nothing',
      [person, work.tag_id],
    ),
  );
  return rowCount === 1;
}

async function removeTag({ query, work }: RowContext<Tagging>, person: string): Promise<boolean> {
  const { rowCount } = await asCaller(query, () =>
    query('delete from public.person_tags where person_id = $1 and tag_id = $2', [
      person,
      work.tag_id,
    ]),
  );
  return rowCount === 1;
}

/** People who had the tag before the action keep it after undo. */
export const tag: BulkKind<WorkOf<'tag'>> = {
  ...sharedOptions,
  preview: (context) => countSkipped(context, 'tagged.tag_id is not null', 'already_tagged'),
  async run(context) {
    const person = await requirePersonOf(context.query, context.target, context.id);
    if (!(await addTag(context, person))) throw new SkippedRow('already_tagged');
    return { before: { person_id: person } };
  },
  async undo(context, { before }) {
    await removeTag(context, (before as Tagged).person_id);
  },
};

export const untag: BulkKind<WorkOf<'untag'>> = {
  ...sharedOptions,
  preview: (context) => countSkipped(context, 'tagged.tag_id is null', 'not_tagged'),
  async run(context) {
    const person = await requirePersonOf(context.query, context.target, context.id);
    if (!(await removeTag(context, person))) throw new SkippedRow('not_tagged');
    return { before: { person_id: person } };
  },
  async undo(context, { before }) {
    await addTag(context, (before as Tagged).person_id);
  },
};
