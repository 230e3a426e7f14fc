import { useRevalidator } from 'react-router';
import { Alpaca } from './art/alpaca.tsx';
import type { ErrorMessages } from './i18n/messages/error.en.ts';
import { Button } from './ui/button.tsx';

type ErrorScreenProps = { messages: ErrorMessages; supportEmail: string | undefined };

export function ErrorScreen({ messages, supportEmail }: ErrorScreenProps) {
  // Loading the data again clears the router's error and renders the page.
  const { revalidate } = useRevalidator();
  const [before, after] = messages.support.split('{email}');

  return (
    <div
      role="alert"
      className="mx-auto grid max-w-xl justify-items-center gap-5 px-6 py-14 text-center"
    >
      <Alpaca pose="confused" className="w-56" />
      <h1 className="text-[clamp(2.2rem,4.5vw,3.2rem)]">{messages.title}</h1>
      <p className="text-xl text-soft">{messages.text}</p>
      <div className="flex flex-wrap justify-center gap-3.5 pt-2">
        <Button onClick={() => window.location.reload()}>{messages.refresh}</Button>
        <Button variant="outline" onClick={() => void revalidate()}>
          {messages.retry}
        </Button>
      </div>
      {supportEmail && (
        <p className="text-soft">
          {before}
          <a href={`mailto:${supportEmail}`} className="font-medium text-ink underline">
            {supportEmail}
          </a>
          {after}
        </p>
      )}
    </div>
  );
}
