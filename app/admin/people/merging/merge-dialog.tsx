import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import { findSides } from '../data/duplicates.ts';
import { type PersonChoice, PersonPicker } from './person-picker.tsx';
import { RecordSummary } from './record-summary.tsx';

type MergeDialogProps = {
  /** The record to keep, if the other one is still to be found, or both records. */
  ids: string[];
  onClose: () => void;
};

/** Shows two records and leads to the screen that merges them. Nothing changes here. */
export function MergeDialog({ ids, onClose }: MergeDialogProps) {
  const { merge: messages, pairs, cancel } = useMessages('people');
  const language = useLanguage();
  const navigate = useNavigate();
  const { getClient } = useAuth();
  const [picked, setPicked] = useState<PersonChoice>();
  const [error, setError] = useState<string>();
  const [keep = '', merge = picked?.id] = ids;
  const shown = [keep, merge].flatMap((id) => id ?? []);
  const { data: sides, isError } = useQuery({
    queryKey: [...queryKeys.table('people'), 'sides', shown],
    queryFn: async () => findSides(await getClient(), shown),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!merge) return setError(messages.choose);
    onClose();
    const to = `/admin/applicants/merge?${new URLSearchParams({ keep, merge })}`;
    void navigate(localizedHref(to, language));
  }

  return (
    <FormDialog
      onClose={onClose}
      title={messages.title}
      onSubmit={submit}
      cancel={cancel}
      submit={pairs.compare}
    >
      {ids.length < 2 && (
        <PersonPicker
          chosen={picked}
          except={keep}
          error={error}
          onChoose={(person) => {
            setPicked(person);
            setError(undefined);
          }}
        />
      )}
      {!sides && !isError && <Skeleton className="h-24" />}
      {sides && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {sides.map((person) => (
            <li key={person.id}>
              <RecordSummary person={person} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-soft">{messages.nextStep}</p>
    </FormDialog>
  );
}
