import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { orderForMerge } from '../../../../domain/people/merge.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import { findSides } from '../data/duplicates.ts';
import { type PersonChoice, PersonPicker } from '../person-picker.tsx';
import { RecordSummary } from './record-summary.tsx';

type MergeDialogProps = {
  /** The ids of both records, or of one whose duplicate the user looks up in the dialog. */
  ids: string[];
  onClose: () => void;
};

/** Shows two records with a link to the screen that merges them. Nothing changes here. */
export function MergeDialog({ ids, onClose }: MergeDialogProps) {
  const { merge: messages, pairs, cancel } = useMessages('people');
  const language = useLanguage();
  const navigate = useNavigate();
  const [pickedPerson, setPickedPerson] = useState<PersonChoice>();
  const [error, setError] = useState<string>();
  const [first = '', second = pickedPerson?.id] = ids;
  const personIds = [first, second].flatMap((id) => id ?? []);
  const { data: sides, isError } = useClientQuery({
    queryKey: [...queryKeys.table('people'), 'sides', personIds],
    queryFn: (client) => findSides(client, personIds),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!second) return setError(messages.choose);
    const [left, right] = sides ?? [];
    if (!left || !right) return;
    onClose();
    const [keep, merge] = orderForMerge(left, right);
    const to = `/admin/applicants/merge?${new URLSearchParams({ keep: keep.id, merge: merge.id })}`;
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
          chosen={pickedPerson}
          except={first}
          error={error}
          onChoose={(person) => {
            setPickedPerson(person);
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

/** Merges this person with a record that the search for duplicates did not match. */
export function MergeWith({ personId }: { personId: string }) {
  const { merge: messages } = useMessages('people');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="paper" size="compact" onClick={() => setOpen(true)}>
        {messages.mergeWith}
      </Button>
      {isOpen && <MergeDialog ids={[personId]} onClose={() => setOpen(false)} />}
    </>
  );
}
