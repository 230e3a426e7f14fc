import { useState } from 'react';
import { maxBookingLinkWeight } from '../../../domain/staff/booking-link.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { InputField, SelectField } from '../../ui/fields/field.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { useSubmit } from '../kit/forms/use-submit.ts';
import type { StaffName } from '../kit/staff/data.ts';
import { createBookingLink } from './data.ts';
import { isBookingUrl, LinkFields } from './link-fields.tsx';
import type { AdminBookingLinksMessages } from './messages.en.ts';

type AddLinkProps = {
  staff: StaffName[];
  mutate: UndoableMutation;
  messages: AdminBookingLinksMessages;
};

export function AddLink({ staff, mutate, messages }: AddLinkProps) {
  const t = messages.add;
  const [urlError, setUrlError] = useState<string>();
  const { pending, onSubmit } = useSubmit(async (field, form) => {
    const label = field('label').trim();
    const url = field('url').trim();
    const isUsable = isBookingUrl(url);
    setUrlError(isUsable ? undefined : t.urlInvalid);
    if (!isUsable) return;
    const isAdded = await mutate({
      work: (client) =>
        createBookingLink(client, {
          label,
          url,
          staff_id: field('staff') || null,
          weight: Number(field('weight')),
        }),
      done: fill(t.done, { name: label }),
    });
    if (isAdded) form.reset();
  });

  return (
    <Card compact as="section" className="max-w-3xl">
      <h2 className="pb-4 text-[1.1rem]">{t.title}</h2>
      <form onSubmit={onSubmit} className="grid items-start gap-4 sm:grid-cols-2">
        <LinkFields messages={messages} urlError={urlError} />
        <SelectField name="staff" label={t.staff}>
          <option value="">{messages.nobody}</option>
          {staff.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <InputField
          name="weight"
          type="number"
          label={t.weight}
          min={1}
          max={maxBookingLinkWeight}
          defaultValue={1}
          required
        />
        <div>
          <Button type="submit" size="compact" disabled={pending}>
            {t.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
