import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import { AlpacaConfused } from '../../art/alpaca-confused.tsx';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { NoticePage } from '../blocks/notice-page.tsx';
import { useSite } from '../shell/site-context.tsx';
import { callPerson } from './data.ts';
import type { PersonMessages } from './messages.en.ts';
import { OwnForm } from './own-form.tsx';

type EndedLinkProps = {
  messages: PersonMessages['ended'];
  failed: string;
  /** How it went without scripts. */
  told: string;
};

/** A link that worked once: a new one goes to the address on file, which is not shown. */
export function EndedLink({ messages, failed, told }: EndedLinkProps) {
  const { token = '' } = useParams();
  const { contactEmail } = useSite();
  const [said, setSaid] = useState(told);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      await callPerson({ action: 'resend_link', token });
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
      <OwnForm call={{ action: 'resend_link' }} onSubmit={send} className="grid max-w-96 gap-4">
        <div>
          <Button type="submit" disabled={said === messages.sent}>
            {messages.send}
          </Button>
        </div>
        <p role="status" className="min-h-7">
          {said}
        </p>
        <p className="text-soft">{fill(messages.otherAddress, { email: contactEmail })}</p>
      </OwnForm>
    </NoticePage>
  );
}
