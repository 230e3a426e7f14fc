import type { FormEvent } from 'react';
import type { OwnPage } from '../../data/person.ts';
import type { FormsMessages } from '../../i18n/messages/en/forms.ts';
import type { PersonMessages } from '../../i18n/messages/en/person.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import type { Act } from './use-own-page.ts';

type DetailsFormProps = {
  person: NonNullable<OwnPage['person']>;
  messages: PersonMessages['details'];
  labels: FormsMessages['labels'];
  act: Act;
};

export function DetailsForm({ person, messages, labels, act }: DetailsFormProps) {
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    void act({ action: 'correct', person: fields }, messages.saved);
  };
  const value = (text: string | null) => text ?? '';

  return (
    <section>
      <h2 className="pb-5 text-[1.5rem]">{messages.title}</h2>
      <form onSubmit={save} className="grid items-start gap-5 sm:grid-cols-2">
        <InputField
          name="first_name"
          label={labels.firstName}
          defaultValue={person.first_name}
          maxLength={100}
          required
        />
        <InputField
          name="last_name"
          label={labels.lastName}
          defaultValue={person.last_name}
          maxLength={100}
          required
        />
        <InputField
          name="phone"
          type="tel"
          label={labels.phone}
          defaultValue={value(person.phone)}
        />
        <InputField
          name="linkedin_url"
          label={labels.linkedin}
          defaultValue={value(person.linkedin_url)}
        />
        <InputField name="location" label={labels.location} defaultValue={value(person.location)} />
        <InputField
          name="headline"
          label={messages.headline}
          defaultValue={value(person.headline)}
        />
        <div>
          <Button type="submit" size="medium">
            {messages.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
