import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { Card } from '../../../ui/card.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { LinkedinButton } from '../../blocks/linkedin-button.tsx';
import { PageHead } from '../../blocks/page-head.tsx';
import { SectionHeading } from '../../blocks/section-heading.tsx';
import { LongTextField, TextField } from '../../forms/fields.tsx';
import { formQuery } from '../../forms/form-query.ts';
import { MoreFields } from '../../forms/more-fields.tsx';
import { type OpenedForm, openForm } from '../../forms/open-form.server.ts';
import { CvFields, PersonFields } from '../../forms/person-fields.tsx';
import { PublicForm } from '../../forms/public-form.tsx';
import {
  FreelancerFields,
  type FreelancerFieldsProps,
  RateFields,
} from '../../freelance-network/freelancer-fields.tsx';
import type { FreelanceNetworkMessages } from '../../freelance-network/messages.en.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { describeStaticPage, openPage } from '../../shell/open-page.server.ts';
import type { Route } from './+types/freelance-network.ts';

export const handle = {
  cache: { public: true, query: formQuery },
  audience: 'freelancer',
} satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const { field, remote, seniority } = getMessages('jobs', language);
  return {
    messages: getMessages('freelanceNetwork', language),
    choices: { field, remote, seniority },
    form: await openForm('join-freelance-network', args),
    ...describeStaticPage('freelanceNetwork', { site, language }),
  };
}

export const meta = pageMeta;

export default function FreelanceNetwork({ loaderData }: Route.ComponentProps) {
  const { messages, choices, form, crumbs } = loaderData;
  const { offers } = messages;

  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={messages.title}
        lead={messages.lead}
        picture={<SampleMail messages={messages.sample} />}
        isPictureWide
      />
      <PageSection className="pt-18 md:pt-20">
        <h2 className="pb-7 text-[clamp(1.9rem,3.4vw,2.8rem)]">{offers.title}</h2>
        <dl className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {offers.items.map(({ title, text }) => (
            <div key={title} className="border-t-4 border-apricot pt-3">
              <dt className="font-head text-[1.2rem] font-semibold">{title}</dt>
              <dd className="pt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection>
        <Card className="mx-auto max-w-[52rem]">
          <SectionHeading title={messages.form.title} />
          <LinkedinButton size="medium" className="mb-7" />
          <FreelancerForm form={form} messages={messages.form} choices={choices} />
        </Card>
      </PageSection>
    </>
  );
}

type FreelancerFormProps = FreelancerFieldsProps & { form: OpenedForm };

function FreelancerForm({ form, messages, choices }: FreelancerFormProps) {
  return (
    <PublicForm form={form} submitLabel={messages.submit} note={messages.note}>
      <PersonFields />
      <RateFields messages={messages} />
      <TextField name="available_from" type="date" label={messages.available} />
      <CvFields />
      <MoreFields {...messages.more}>
        <TextField name="headline" label={messages.headline} hint={messages.headlineHint} />
        <FreelancerFields messages={messages} choices={choices} />
        <LongTextField name="summary" label={messages.summary} />
      </MoreFields>
    </PublicForm>
  );
}

/** A picture of a mail, made of text: its buttons do nothing. */
function SampleMail({ messages }: { messages: FreelanceNetworkMessages['sample'] }) {
  return (
    <figure>
      <blockquote className="-rotate-1 rounded-card border border-line bg-paper p-7 md:p-9">
        <p className="border-b border-line pb-4 font-head text-[1.25rem] leading-snug font-semibold text-balance">
          {messages.subject}
        </p>
        <p className="pt-4">{messages.body}</p>
        <p className="flex flex-wrap gap-3 pt-6 font-semibold">
          <span className="rounded-full bg-spruce px-5 py-2.5 text-on-spruce">{messages.yes}</span>
          <span className="rounded-full border border-edge px-5 py-2.5">{messages.no}</span>
        </p>
      </blockquote>
      <figcaption className="pt-4 text-[.95rem] text-soft">{messages.caption}</figcaption>
    </figure>
  );
}
