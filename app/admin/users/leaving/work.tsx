import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { Section } from '../../kit/screens/section.tsx';
import { useOwners } from '../../kit/staff/use-staff-names.ts';
import { countWork, handOverWork, type User, type WorkCounts } from '../data.ts';
import type { AdminUsersMessages } from '../messages.en.ts';
import { useUserMutation } from '../use-user-mutation.ts';

type WorkProps = { user: User; messages: AdminUsersMessages };

/** The open work of a colleague, which an administrator can hand over to another colleague. */
export function Work({ user, messages }: WorkProps) {
  const { user_id: id, name } = user;
  const { data: counts } = useClientQuery({
    queryKey: [...queryKeys.row('staff_profiles', id), 'work'],
    queryFn: (client) => countWork(client, id),
  });
  if (!counts || !Object.values(counts).some(Boolean)) return null;
  return (
    <Section title={messages.work.title}>
      <p>{fill(messages.work.text, { name })}</p>
      <WorkList counts={counts} messages={messages} />
      <HandOver user={user} messages={messages} />
    </Section>
  );
}

function WorkList({ counts, messages }: { counts: WorkCounts; messages: AdminUsersMessages }) {
  const language = useLanguage();
  const kinds = Object.keys(messages.work.counts) as (keyof WorkCounts)[];
  return (
    <ul className="list-disc pl-5">
      {kinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <li key={kind}>{formatPlural(messages.work.counts[kind], counts[kind], language)}</li>
        ))}
    </ul>
  );
}

function HandOver({ user: { user_id: id, name }, messages }: WorkProps) {
  const t = messages.work;
  const mutate = useUserMutation();
  const successors = useOwners().filter(({ value }) => value !== id);
  const { pending, onSubmit } = useSubmit(async (field) => {
    const successor = successors.find(({ value }) => value === field('successor'));
    if (!successor) return;
    await mutate({
      work: (client) => handOverWork(client, id, successor.value),
      done: fill(t.done, { name, successor: successor.label }),
    });
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-3 border-t border-line pt-3">
      <p className="text-sm text-soft">{t.hint}</p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 flex-1">
          <SelectField name="successor" label={t.successor} defaultValue="" required>
            <option value="" disabled>
              {t.choose}
            </option>
            {successors.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <Button type="submit" variant="paper" disabled={pending}>
          {t.submit}
        </Button>
      </div>
    </form>
  );
}
