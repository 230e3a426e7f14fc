import { type FormEvent, useState } from 'react';
import { AlpacaConfused } from '../../art/alpaca-confused.tsx';
import { callPerson } from '../../data/person.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { PersonMessages } from '../../i18n/messages/en/person.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { InputField } from '../../ui/field.tsx';

export function LostLink({ messages }: { messages: PersonMessages['lost'] }) {
  const language = useLanguage();
  const [sent, setSent] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    await callPerson({ action: 'send_link', email, language });
    setSent(true);
  };

  return (
    <Container className="grid items-center gap-10 pt-12 md:grid-cols-2 md:pt-18">
      <div>
        <h1 className="text-[clamp(2.2rem,5vw,3.6rem)]">{messages.title}</h1>
        <p className="max-w-[46ch] pt-4 pb-7 text-[1.1rem] text-soft">{messages.text}</p>
        <form onSubmit={send} className="grid max-w-96 gap-4">
          <InputField
            name="email"
            type="email"
            label={messages.email}
            autoComplete="email"
            required
          />
          <div>
            <Button type="submit" disabled={sent}>
              {messages.send}
            </Button>
          </div>
          <p role="status" className="min-h-7">
            {sent && messages.sent}
          </p>
        </form>
      </div>
      <AlpacaConfused className="mx-auto w-full max-w-80" />
    </Container>
  );
}
