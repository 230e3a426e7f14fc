import { type FormEvent, useState } from 'react';
import type { FormConstraints } from '../../../domain/field-constraints.ts';
import { AlpacaConfused } from '../../art/alpaca-confused.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { NoticePage } from '../blocks/notice-page.tsx';
import { callPerson } from './data.ts';
import type { PersonMessages } from './messages.en.ts';
import { OwnForm } from './own-form.tsx';

type LostLinkProps = {
  messages: PersonMessages['lost'];
  constraints: FormConstraints;
  failed: string;
  /** The outcome of a form that was submitted without JavaScript. */
  outcome: string;
};

export function LostLink({ messages, constraints, failed, outcome }: LostLinkProps) {
  const language = useLanguage();
  const [status, setStatus] = useState(outcome);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    try {
      await callPerson({ action: 'send_link', email, language });
      setStatus(messages.sent);
    } catch {
      setStatus(failed);
    }
  };

  return (
    <NoticePage
      title={messages.title}
      text={messages.text}
      picture={<AlpacaConfused className="w-full" />}
    >
      <OwnForm call={{ action: 'send_link' }} onSubmit={send} className="grid max-w-96 gap-4">
        <InputField
          name="email"
          type="email"
          label={messages.email}
          autoComplete="email"
          {...constraints.email}
        />
        <div>
          <Button type="submit" disabled={status === messages.sent}>
            {messages.send}
          </Button>
        </div>
        <p role="status" className="min-h-7">
          {status}
        </p>
      </OwnForm>
    </NoticePage>
  );
}
