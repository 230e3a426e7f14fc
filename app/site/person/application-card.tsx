import { clsx } from 'clsx';
import { type Stage, stages } from '../../../domain/enums.ts';
import { keysOf } from '../../../domain/keys-of.ts';
import type { Language } from '../../../domain/language.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { inLanguage } from '../../i18n/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Card } from '../../ui/card.tsx';
import { useSite } from '../shell/site-context.tsx';
import { ApplicationForm } from './application-form.tsx';
import type { OwnAnswer, OwnApplication } from './data.ts';
import { Disclosure } from './disclosure.tsx';
import type { PersonMessages } from './messages.en.ts';
import { ActionButton } from './own-form.tsx';
import type { OwnPageContent } from './own-messages.server.ts';
import type { RunAction } from './use-own-page.ts';

type ApplicationCardProps = {
  application: OwnApplication;
  content: OwnPageContent;
  runAction: RunAction;
  /** Nobody considers an application of somebody who awaits erasure, so it has no status and cannot be changed. */
  isErasing: boolean;
};

const openStages: Stage[] = stages.filter((stage) => stage !== 'rejected');

export function ApplicationCard({
  application,
  content,
  runAction,
  isErasing,
}: ApplicationCardProps) {
  const { messages } = content;
  const language = useLanguage();
  const site = useSite();
  const t = messages.applications;
  const stage = application.withdrawn_at ? 'withdrawn' : application.stage;
  const isOpen = !isErasing && !['withdrawn', 'hired', 'rejected'].includes(stage);
  const reached = stage === 'withdrawn' ? -1 : openStages.indexOf(stage);
  const title = fill(t.at, {
    job: inLanguage(application.job_title, language),
    company: application.client_name ?? site.name,
  });

  return (
    <Card as="article" className="grid gap-6">
      <div>
        <h3 className="text-[1.5rem]">{title}</h3>
        <p className="flex flex-wrap gap-x-4 pt-1 text-soft">
          {fill(t.sent, { date: formatDate(new Date(application.created_at), language) })}
          {application.job_open && (
            <LocalizedLink to={`/job/${application.job_slug}`} className="underline">
              {t.job}
            </LocalizedLink>
          )}
        </p>
      </div>
      {!isErasing && reached >= 0 && (
        <ol aria-label={t.where} className="grid gap-1.5 sm:grid-cols-5">
          {openStages.map((step, index) => (
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
      {!isErasing && (
        <p className="text-[1.08rem]">
          {reached < 0 && <b className="font-semibold">{messages.stages[stage].name}. </b>}
          {messages.stages[stage].next}
        </p>
      )}
      <Disclosure title={t.stored} part="application" id={application.id}>
        <dl className="grid gap-4">
          {!isOpen &&
            keysOf(t.textLabels).map((name) => {
              const value = application[name];
              return value && <Sent key={name} label={t.textLabels[name]} value={value} />;
            })}
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
            <ApplicationForm application={application} content={content} runAction={runAction} />
          </div>
        )}
      </Disclosure>
      {isOpen && (
        <Disclosure title={t.withdraw} quiet>
          <p className="measure-52 pb-3">{t.withdrawText}</p>
          <ActionButton
            call={{ action: 'withdraw', application_id: application.id }}
            runAction={runAction}
            done={messages.stages.withdrawn.next}
            variant="danger"
          >
            {t.withdrawConfirm}
          </ActionButton>
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

/** Choices are stored by value and shown by label. */
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
