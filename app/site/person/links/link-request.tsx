import { type FormEvent, type ReactNode, useState } from 'react';
import { Alpaca } from '../../../art/alpaca.tsx';
import { codeOf } from '../../../backend/backend-error.ts';
import { Button } from '../../../ui/button.tsx';
import { NoticePage } from '../../blocks/notice-page.tsx';
import { callOwnPage } from '../data.ts';
import { OwnForm } from '../own-form.tsx';

export type LinkRequestProps = {
  messages: { title: string; text: string; send: string; sent: string };
  action: 'send_link' | 'resend_link';
  /** Returns the values that are sent with the action. */
  read: (form: FormData) => Record<string, unknown>;
  failed: string;
  /** The message after too many requests from one network. */
  limited: string;
  /** The outcome of a form that was submitted without JavaScript. */
  outcome: string;
  field?: ReactNode;
  hint?: ReactNode;
};

/** A page that mails a new link to the person's own page. */
export function LinkRequest(props: LinkRequestProps) {
  const { messages, action, read, failed, limited, outcome, field, hint } = props;
  const [status, setStatus] = useState(outcome);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      await callOwnPage({ action, ...read(new FormData(event.currentTarget)) });
      setStatus(messages.sent);
    } catch (error) {
      setStatus(codeOf(error) === 'too_many_requests' ? limited : failed);
    }
  };

  return (
    <NoticePage
      title={messages.title}
      text={messages.text}
      picture={<Alpaca pose="confused" className="w-full" />}
    >
      <OwnForm call={{ action }} onSubmit={send} className="grid max-w-96 gap-4">
        {field}
        <div>
          <Button type="submit" disabled={status === messages.sent}>
            {messages.send}
          </Button>
        </div>
        <p role="status" className="min-h-7">
          {status}
        </p>
        {hint}
      </OwnForm>
    </NoticePage>
  );
}
