import { Alpaca } from '../../../art/alpaca.tsx';
import { fillAny } from '../../../i18n/fill-any.ts';
import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { Card } from '../../../ui/card.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { LinkedinButton } from '../../blocks/linkedin-button.tsx';
import { PageHead } from '../../blocks/page-head.tsx';
import { SectionHeading } from '../../blocks/section-heading.tsx';
import { StaticHtml } from '../../blocks/static-html.tsx';
import {
  AlertsField,
  CandidateFields,
  type CandidateFieldsProps,
} from '../../candidate-bank/candidate-fields.tsx';
import { formQuery } from '../../forms/form-query.ts';
import { MoreFields } from '../../forms/more-fields.tsx';
import { type OpenedForm, openForm } from '../../forms/open-form.server.ts';
import { CvFields, PersonFields } from '../../forms/person-fields.tsx';
import { PublicForm } from '../../forms/public-form.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { readRetention } from '../../shell/data.ts';
import { describeStaticPage, openPage } from '../../shell/open-page.server.ts';
import { retentionValues } from '../../shell/retention-values.ts';
import { drawStatusTracker } from '../../status-tracker/draw-status-tracker.server.tsx';
import type { Route } from './+types/candidate-bank.ts';

export const handle = {
  cache: { public: true, query: formQuery },
  audience: 'candidate',
} satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const { field, remote, seniority } = getMessages('jobs', language);
  const { path, ...messages } = getMessages('candidateBank', language);
  const values = retentionValues(await readRetention(supabase), language);
  const steps = path.steps.map(({ when, text }) => ({ when: fillAny(when, values), text }));
  return {
    messages: { ...messages, path: { ...path, steps } },
    choices: { field, remote, seniority },
    tracker: drawStatusTracker(language),
    form: await openForm('join-candidate-bank', args),
    ...describeStaticPage('candidateBank', { site, language }),
  };
}

export const meta = pageMeta;

export default function CandidateBank({ loaderData }: Route.ComponentProps) {
  const { messages, choices, form, tracker, crumbs } = loaderData;
  const { path } = messages;

  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={messages.title}
        lead={messages.lead}
        picture={<Alpaca pose="asleep" label={messages.picture} className="w-full" />}
      />
      <PageSection className="pt-11 md:pt-14">
        <Card className="mx-auto max-w-[52rem]">
          <h2 className="pb-7 text-[clamp(1.9rem,3.4vw,2.8rem)]">{messages.form.title}</h2>
          <LinkedinButton size="medium" className="mb-7" />
          <CandidateForm
            form={form}
            messages={messages.form}
            choices={choices}
            cvHint={messages.linkedin}
          />
        </Card>
      </PageSection>
      <PageSection>
        <StaticHtml html={tracker} />
      </PageSection>
      <PageSection>
        <SectionHeading title={path.title} />
        <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {path.steps.map(({ when, text }) => (
            <li key={when} className="border-t-4 border-apricot pt-4">
              <h3 className="text-[1.25rem]">{when}</h3>
              <p className="pt-2">{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
    </>
  );
}

type CandidateFormProps = CandidateFieldsProps & { form: OpenedForm; cvHint: string };

function CandidateForm({ form, messages, choices, cvHint }: CandidateFormProps) {
  return (
    <PublicForm form={form} submitLabel={messages.submit} note={messages.note}>
      <PersonFields />
      <CvFields hint={`${form.messages.hints.cv} ${cvHint}`} />
      <AlertsField label={messages.alerts} />
      <MoreFields {...messages.more}>
        <CandidateFields messages={messages} choices={choices} />
      </MoreFields>
    </PublicForm>
  );
}
