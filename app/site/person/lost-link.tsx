import { type FormEvent, useState } from 'react';
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
  failed: string;
  /** How it went without scripts. */
  told: string;
};

export function LostLink({ messages, failed, told }: LostLinkProps) {
  const language = useLanguage();
  const [said, setSaid] = useState(told);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    try {
      await callPerson({ action: 'send_link', email, language });
      setSaid(messages.sent);
    } catch {
      setSaid(failed);
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
          required
        />
        <div>
          <Button type="submit" disabled={said === messages.sent}>
            {messages.send}
          </Button>
        </div>
        <p role="status" className="min-h-7">
          {said}
        </p>
      </OwnForm>
    </NoticePage>
  );
}
