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
  /** The outcome of a form that was submitted without JavaScript. */
  outcome: string;
};

/** An expired link: a new one is sent to the stored e-mail address, which is not shown. */
export function EndedLink({ messages, failed, outcome }: EndedLinkProps) {
  const { token = '' } = useParams();
  const { contactEmail } = useSite();
  const [status, setStatus] = useState(outcome);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      await callPerson({ action: 'resend_link', token });
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
      <OwnForm call={{ action: 'resend_link' }} onSubmit={send} className="grid max-w-96 gap-4">
        <div>
          <Button type="submit" disabled={status === messages.sent}>
            {messages.send}
          </Button>
        </div>
        <p role="status" className="min-h-7">
          {status}
        </p>
        <p className="text-soft">{fill(messages.otherAddress, { email: contactEmail })}</p>
      </OwnForm>
    </NoticePage>
  );
}
