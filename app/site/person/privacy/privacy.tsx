import type { OwnPage } from '../../../../domain/own-page.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDisclosure } from '../form-disclosure.tsx';
import type { PersonMessages } from '../messages.en.ts';
import { ActionButton, OwnForm } from '../own-form.tsx';
import type { RunAction } from '../use-own-page.ts';

type OwnPrivacyProps = { page: OwnPage; messages: PersonMessages['privacy']; runAction: RunAction };

export function OwnPrivacy({ page, messages, runAction }: OwnPrivacyProps) {
  const language = useLanguage();
  const date = (time: string) => formatDate(new Date(time), language);

  return (
    <section className="grid gap-5 border-t border-line pt-9">
      <div>
        <h2 className="text-[1.5rem]">{messages.title}</h2>
        {page.keep_until && (
          <p className="measure-52 pt-2 text-soft">{describeRetention(page, messages, date)}</p>
        )}
      </div>
      <FormDisclosure title={messages.consents}>
        <ul className="grid gap-4">
          {page.consents?.map((consent) => (
            <li key={`${consent.purpose} ${consent.given_at}`} className="measure-65">
              <p lang={consent.language}>{consent.text}</p>
              <p className="text-[.92rem] text-soft">
                {fill(messages.agreedOn, { date: date(consent.given_at) })}
                {consent.withdrawn_at && `, ${messages.withdrawn}`}
              </p>
            </li>
          ))}
        </ul>
      </FormDisclosure>
      {/* The response is a file, so the page stays. */}
      <OwnForm call={{ action: 'export' }}>
        <Button type="submit" variant="outline" size="medium">
          {messages.export}
        </Button>
      </OwnForm>
      <FormDisclosure title={messages.erase} quiet>
        <p className="measure-52 pb-3">{messages.eraseText}</p>
        <ActionButton
          call={{ action: 'erase', confirm: 'true' }}
          runAction={runAction}
          done={messages.erased}
          variant="danger"
        >
          {messages.eraseConfirm}
        </ActionButton>
      </FormDisclosure>
    </section>
  );
}

/** Says until when the data is kept. It leaves out a date that has passed, which would read as if the data were gone. */
export function describeRetention(
  { keep_until: end, erase_after: erasedOn }: Pick<OwnPage, 'keep_until' | 'erase_after'>,
  messages: PersonMessages['privacy'],
  date: (time: string) => string,
): string {
  if (!end) return '';
  if (erasedOn) return fill(messages.erasingOn, { date: date(erasedOn) });
  return new Date(end) > new Date()
    ? fill(messages.keptUntil, { date: date(end) })
    : messages.erasing;
}
