import { maxHoldReasonLength, minHoldReasonLength } from '../../../../domain/people/legal-hold.ts';
import { fill } from '../../../i18n/format.ts';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import { holdPerson } from '../data/actions.ts';
import type { Person } from '../data/people.ts';
import { usePersonMutation } from '../use-person-mutation.ts';

type HoldDialogProps = { person: Person; open: boolean; onClose: () => void };

export function HoldDialog({ person, open, onClose }: HoldDialogProps) {
  const people = useMessages('people');
  const { privacy } = people;
  const mutate = usePersonMutation();
  const { pending, onSubmit } = useSubmit(async (field, form) => {
    const isHeld = await mutate({
      done: privacy.holdDone,
      work: (client) => holdPerson(client, person.id, field('reason')),
    });
    if (!isHeld) return;
    form.reset();
    onClose();
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={fill(privacy.holdTitle, { name: person.full_name || people.unnamed })}
      onSubmit={onSubmit}
      cancel={people.cancel}
      submit={privacy.holdSubmit}
      disabled={pending}
    >
      <p className="text-soft">{privacy.holdText}</p>
      <TextareaField
        name="reason"
        label={privacy.reason}
        hint={privacy.reasonHint}
        rows={3}
        minLength={minHoldReasonLength}
        maxLength={maxHoldReasonLength}
        required
      />
    </FormDialog>
  );
}
