import { clsx } from 'clsx';
import { type Stage, stages } from '../../../domain/enums.ts';
import type { Language } from '../../../domain/language.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { inLanguage } from '../../i18n/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Card } from '../../ui/card.tsx';
import { useSite } from '../shell/site-context.tsx';
import type { OwnAnswer, OwnApplication } from './data.ts';
import { Disclosure } from './disclosure.tsx';
import { LetterForm } from './letter-form.tsx';
import type { PersonMessages } from './messages.en.ts';
import { ActButton } from './own-form.tsx';
import type { OwnWords } from './own-words.server.ts';
import type { Act } from './use-own-page.ts';

type ApplicationCardProps = { application: OwnApplication; words: OwnWords; act: Act };

const way: Stage[] = stages.filter((stage) => stage !== 'rejected');

export function ApplicationCard({ application, words, act }: ApplicationCardProps) {
  const { messages } = words;
  const language = useLanguage();
  const site = useSite();
  const texts = messages.applications;
  const stage = application.withdrawn_at ? 'withdrawn' : application.stage;
  const isOpen = !['withdrawn', 'hired', 'rejected'].includes(stage);
  const reached = stage === 'withdrawn' ? -1 : way.indexOf(stage);
  const title = fill(texts.at, {
    job: inLanguage(application.job_title, language),
    company: application.client_name ?? site.name,
  });

  return (
    <Card as="article" className="grid gap-6">
      <div>
        <h3 className="text-[1.5rem]">{title}</h3>
        <p className="flex flex-wrap gap-x-4 pt-1 text-soft">
          {fill(texts.sent, { date: formatDate(new Date(application.created_at), language) })}
          {application.job_open && (
            <LocalizedLink to={`/job/${application.job_slug}`} className="underline">
              {texts.job}
            </LocalizedLink>
          )}
        </p>
      </div>
      {reached >= 0 && (
        <ol aria-label={texts.where} className="grid gap-1.5 sm:grid-cols-5">
          {way.map((step, index) => (
            <li
              key={step}
              aria-current={index === reached ? 'step' : undefined}
              className={clsx(
                'border-l-6 py-1 pl-3 leading-tight sm:border-t-6 sm:border-l-0 sm:py-0 sm:pt-2 sm:pl-0',
                index <= reached ? 'border-apricot' : 'border-line text-soft',
                index === reached && 'font-semibold',
              )}
            >
              {messages.stages[step].name}
            </li>
          ))}
        </ol>
      )}
      <p className="text-[1.08rem]">
        {reached < 0 && <b className="font-semibold">{messages.stages[stage].name}. </b>}
        {messages.stages[stage].next}
      </p>
      <Disclosure title={texts.stored} part="application" id={application.id}>
        <dl className="grid gap-4">
          {!isOpen && application.cover_letter && (
            <Sent label={texts.letter} value={application.cover_letter} />
          )}
          {application.answers.map((answer) => (
            <Sent
              key={JSON.stringify(answer.prompt)}
              label={inLanguage(answer.prompt, language)}
              value={showAnswer(answer, messages, language)}
            />
          ))}
        </dl>
        {isOpen && (
          <div className="pt-6">
            <LetterForm application={application} words={words} act={act} />
          </div>
        )}
      </Disclosure>
      {isOpen && (
        <Disclosure title={texts.withdraw} quiet>
          <p className="measure-52 pb-3">{texts.withdrawText}</p>
          <ActButton
            call={{ action: 'withdraw', application_id: application.id }}
            act={act}
            done={messages.stages.withdrawn.next}
            variant="danger"
          >
            {texts.withdrawConfirm}
          </ActButton>
        </Disclosure>
      )}
    </Card>
  );
}

function Sent({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-[.92rem] text-soft">{label}</dt>
      <dd className="whitespace-pre-line">{value}</dd>
    </div>
  );
}

/** What was chosen is kept by its key; people read its label. */
function showAnswer(
  { answer, options }: OwnAnswer,
  { yes, no }: PersonMessages,
  language: Language,
): string {
  if (answer === true) return yes;
  if (answer === false) return no;
  const chosen = Array.isArray(answer) ? answer : [answer];
  return chosen
    .map((value) => {
      const option = options?.find((candidate) => candidate.value === value);
      return option ? inLanguage(option.label, language) : String(value);
    })
    .join(', ');
}
