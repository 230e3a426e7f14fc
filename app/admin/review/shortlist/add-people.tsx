import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import {
  type Applicant,
  addToShortlist,
  findApplicants,
  updateShortlistItem,
} from '../data/people.ts';
import type { ReviewLink } from '../data/shortlists.ts';
import { listedItems } from '../link-state.ts';
import type { AdminReviewMessages } from '../messages.en.ts';

type AddPeopleProps = {
  jobId: string;
  link: ReviewLink;
  mutate: UndoableMutation;
  messages: AdminReviewMessages;
};

export function AddPeople({ jobId, link, mutate, messages }: AddPeopleProps) {
  const t = messages.add;
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text);
  const { data: applicants } = useClientQuery({
    queryKey: queryKeys.list('applications', { jobId, for: 'review', wanted: searchText }),
    queryFn: (client) => findApplicants(client, jobId, searchText),
    placeholderData: keepPreviousData,
  });
  const listedIds = new Set(listedItems(link).map(({ application_id }) => application_id));
  const otherApplicants = applicants?.filter(({ id }) => !listedIds.has(id)) ?? [];

  /** A person who was on the list before is shown with all earlier answers. */
  const add = (applicant: Applicant) => {
    const position = link.items.reduce((next, item) => Math.max(next, item.position + 1), 0);
    const before = link.items.find(({ application_id }) => application_id === applicant.id);
    return mutate({
      work: (client) =>
        before
          ? updateShortlistItem(client, before.id, { removed_at: null, position })
          : addToShortlist(client, link.id, [{ application_id: applicant.id }], position),
      done: fill(t.added, { name: applicant.person.full_name }),
    });
  };

  return (
    <Card compact as="section" className="grid gap-3">
      <h3 className="text-[1.05rem]">{t.title}</h3>
      <InputField
        type="search"
        label={t.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {applicants && otherApplicants.length === 0 && <p className="text-soft">{t.nobody}</p>}
      <ul className="divide-y divide-line">
        {otherApplicants.map((applicant) => (
          <li key={applicant.id} className="flex items-center justify-between gap-3 py-2">
            <span className="grid">
              <b className="font-semibold">{applicant.person.full_name}</b>
              <span className="text-soft">
                {[messages.stages[applicant.stage], applicant.person.headline]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Button
              variant="paper"
              size="compact"
              aria-label={fill(t.addOf, { name: applicant.person.full_name })}
              onClick={() => void add(applicant)}
            >
              {t.add}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
