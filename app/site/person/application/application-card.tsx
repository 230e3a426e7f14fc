import { showAnswer } from '../../../../domain/applications/show-answer.ts';
import { type Stage, stages } from '../../../../domain/enums.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { keysOf } from '../../../../domain/keys-of.ts';
import type { OwnApplication } from '../../../../domain/own-page.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { RecruiterCard } from '../../blocks/recruiter-card.tsx';
import { useSite } from '../../shell/site-context.tsx';
import { FormDisclosure } from '../form-disclosure.tsx';
import { Interview } from '../interviews/interview.tsx';
import { listShownInterviews } from '../interviews/shown-interviews.ts';
import { ActionButton } from '../own-form.tsx';
import type { OwnPageContent } from '../own-messages.server.ts';
import type { RunAction } from '../use-own-page.ts';
import { ApplicationForm } from './application-form.tsx';
import { Steps } from './application-steps.tsx';

type ApplicationCardProps = {
  application: OwnApplication;
  content: OwnPageContent;
  runAction: RunAction;
  /**
   * True if the person awaits erasure. Nobody considers the application then, so it has no status and cannot be
   * changed.
   */
  isErasing: boolean;
};

const openStages: Stage[] = stages.filter((stage) => stage !== 'rejected');

export function ApplicationCard(props: ApplicationCardProps) {
  const { application, content, runAction, isErasing } = props;
  const { messages } = content;
  const language = useLanguage();
  const site = useSite();
  const t = messages.applications;
  const stage = application.withdrawn_at ? 'withdrawn' : application.stage;
  const isOpen = !isErasing && !['withdrawn', 'hired', 'rejected'].includes(stage);
  const reached = stage === 'withdrawn' ? -1 : openStages.indexOf(stage);
  const title = fill(t.jobAtCompany, {
    job: inLanguage(application.job_title, language),
    company: application.client_name ?? site.name,
  });

  const interviews = isErasing ? [] : listShownInterviews(application);
  const planned = interviews.find(({ state }) => state !== 'cancelled');
  const next =
    isOpen && planned && planned.state !== 'cancelled'
      ? messages.interviews.next[planned.state]
      : messages.stages[stage].next;

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
      {!isErasing && (
        <div className="grid gap-1 rounded-2xl bg-mint px-5 py-4 text-on-mint">
          <p className="text-[.92rem] font-semibold">
            {isOpen ? t.next : messages.stages[stage].name}
          </p>
          <p className="measure-65 text-[1.08rem]">{next}</p>
        </div>
      )}
      {interviews.map((interview) => (
        <Interview
          key={interview.id}
          interview={interview}
          messages={messages.interviews}
          runAction={runAction}
        />
      ))}
      {!isErasing && reached >= 0 && (
        <Steps
          label={t.where}
          reached={reached}
          steps={openStages.map((step) => ({
            name: messages.stages[step].name,
            at: application.steps[step],
          }))}
        />
      )}
      {!isErasing && application.recruiter && (
        <RecruiterCard
          recruiter={application.recruiter}
          messages={messages.recruiter}
          subject={title}
        />
      )}
      <FormDisclosure title={t.stored} part="application" id={application.id}>
        <dl className="grid gap-4">
          {!isOpen &&
            keysOf(t.textLabels).map((name) => {
              const value = application[name];
              return value && <SubmittedText key={name} label={t.textLabels[name]} value={value} />;
            })}
          {application.answers.map((answer) => (
            <SubmittedText
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
      </FormDisclosure>
      {isOpen && (
        <FormDisclosure title={t.withdraw} quiet>
          <p className="measure-52 pb-3">{t.withdrawText}</p>
          <ActionButton
            call={{ action: 'withdraw', application_id: application.id }}
            runAction={runAction}
            done={messages.stages.withdrawn.next}
            variant="danger"
          >
            {t.withdrawConfirm}
          </ActionButton>
        </FormDisclosure>
      )}
    </Card>
  );
}

function SubmittedText({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-[.92rem] text-soft">{label}</dt>
      <dd className="whitespace-pre-line">{value}</dd>
    </div>
  );
}
