import { useParams } from 'react-router';
import { callPerson, type OwnPage } from '../../data/person.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { PersonMessages } from '../../i18n/messages/en/person.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from './disclosure.tsx';
import type { Act } from './use-own-page.ts';

type PrivacyProps = { page: OwnPage; messages: PersonMessages['privacy']; act: Act };

export function Privacy({ page, messages, act }: PrivacyProps) {
  const language = useLanguage();
  const { token = '' } = useParams();
  const date = (time: string) => formatDate(new Date(time), language);

  return (
    <section className="grid gap-5 border-t border-line pt-9">
      <div>
        <h2 className="text-[1.5rem]">{messages.title}</h2>
        {page.keep_until && (
          <p className="pt-2 text-soft">{fill(messages.keep, { date: date(page.keep_until) })}</p>
        )}
      </div>
      <Disclosure title={messages.consents}>
        <ul className="grid gap-4">
          {page.consents?.map((consent) => (
            <li key={`${consent.purpose} ${consent.given_at}`} className="measure-65">
              <p lang={consent.language}>{consent.text}</p>
              <p className="text-[.92rem] text-soft">
                {fill(messages.given, { date: date(consent.given_at) })}
                {consent.withdrawn_at && `, ${messages.withdrawn}`}
              </p>
            </li>
          ))}
        </ul>
      </Disclosure>
      <div>
        <Button variant="outline" size="medium" onClick={() => download(token)}>
          {messages.export}
        </Button>
      </div>
      <Disclosure title={messages.erase} quiet>
        <p className="measure-52 pb-3">{messages.eraseText}</p>
        <Button
          variant="danger"
          size="medium"
          onClick={() => act({ action: 'erase', confirm: true }, messages.erased)}
        >
          {messages.eraseConfirm}
        </Button>
      </Disclosure>
    </section>
  );
}

async function download(token: string): Promise<void> {
  const everything = await callPerson({ action: 'export', token });
  const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'alpaca.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
