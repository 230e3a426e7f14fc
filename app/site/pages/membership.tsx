import { findPlanFor } from '../../../domain/leads/plan.ts';
import { Alpaca } from '../../art/alpaca.tsx';
import { fill } from '../../i18n/format.ts';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Card } from '../../ui/card.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { BookingLink } from '../blocks/booking-button.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import { renderStatic } from '../blocks/render-static.server.tsx';
import { StaticHtml } from '../blocks/static-html.tsx';
import { readBookingUrl } from '../booking/booking-link.ts';
import { useBookingUrl } from '../booking/use-booking-url.ts';
import { parseCalculation } from '../calculator/calculation-query.ts';
import { ChoiceField, LongTextField, TextField } from '../forms/fields.tsx';
import { type OpenedForm, openForm } from '../forms/open-form.server.ts';
import { PublicForm } from '../forms/public-form.tsx';
import type { MembershipMessages } from '../membership/messages.en.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { describeStaticPage, openPage } from '../shell/open-page.server.ts';
import { listTestimonials } from '../testimonials/data.ts';
import { WideQuote } from '../testimonials/wide-quote.tsx';
import type { Route } from './+types/membership.ts';

export const handle = {
  cache: { public: true, uncachedWithQuery: true },
} satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const messages = getMessages('membership', language);
  const hires = args.url.searchParams.has('hires')
    ? parseCalculation(args.url.searchParams, language).input.hiresPerYear
    : undefined;
  const [testimonial] = await listTestimonials(supabase, language).catch(() => []);
  const plan = hires === undefined ? undefined : findPlanFor(hires).name;
  return {
    messages,
    bookingUrl: await readBookingUrl(supabase),
    form: await openForm('join-waiting-list', args),
    plan: plan?.toLowerCase(),
    testimonial:
      testimonial &&
      renderStatic(
        <WideQuote {...testimonial} readCase={getMessages('common', language).readCase} />,
        language,
      ),
    /** The result of the calculator that the visitor comes from. */
    calculation: plan && fill(messages.calculation, { hires: hires ?? '', plan }),
    ...describeStaticPage('membership', { site, language }),
  };
}

export const meta = pageMeta;

export default function Membership({ loaderData }: Route.ComponentProps) {
  const { messages, form, plan, calculation, testimonial, crumbs } = loaderData;
  const bookingUrl = useBookingUrl(loaderData.bookingUrl);

  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={messages.title}
        lead={messages.lead}
        picture={
          <Alpaca pose="calling" label={messages.picture} className="mx-auto w-full max-w-76" />
        }
        pictureOnPhones={false}
      >
        <div className="flex min-h-13 flex-wrap items-center gap-x-5 gap-y-2">
          {bookingUrl && <BookingLink href={bookingUrl}>{messages.pick}</BookingLink>}
          <p className="text-soft">{bookingUrl ? messages.pickNote : messages.waiting}</p>
        </div>
      </PageHead>
      <PageSection className="pt-11 md:pt-14">
        <Agenda messages={messages.agenda} />
      </PageSection>
      <PageSection>
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[.8fr_1.4fr]">
          <div>
            <h2 className="text-[clamp(1.9rem,3.4vw,2.8rem)]">
              {bookingUrl ? messages.form.title : messages.form.titleAlone}
            </h2>
            <p className="pt-4 text-[1.1rem] text-soft">{messages.form.lead}</p>
          </div>
          <Card>
            <WaitingListForm
              form={form}
              messages={messages.form}
              plan={plan}
              calculation={calculation}
            />
          </Card>
        </div>
      </PageSection>
      {testimonial && (
        <PageSection>
          <StaticHtml html={testimonial} />
        </PageSection>
      )}
    </>
  );
}

type WaitingListFormProps = {
  form: OpenedForm;
  messages: MembershipMessages['form'];
  plan: string | undefined;
  calculation: string | undefined;
};

function WaitingListForm({ form, messages, plan, calculation }: WaitingListFormProps) {
  const { labels } = form.messages;
  return (
    <PublicForm form={form} submitLabel={messages.submit} note={messages.note}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="company" label={labels.company} autoComplete="organization" />
        <TextField name="name" label={labels.name} autoComplete="name" />
        <TextField name="email" type="email" label={labels.email} autoComplete="email" />
        <TextField name="phone" type="tel" label={labels.phone} autoComplete="tel" />
      </div>
      <ChoiceField name="plan" label={messages.plan} options={messages.plans} defaultValue={plan} />
      <TextField name="roles_to_fill" label={messages.roles} hint={messages.rolesHint} />
      <LongTextField name="message" label={labels.message} defaultValue={calculation} />
    </PublicForm>
  );
}

const tones = [
  'bg-peach',
  'bg-mint text-on-mint',
  'bg-spruce text-on-spruce',
  'bg-apricot text-on-apricot',
];

/** Shows the parts of the call of twenty minutes, each as wide as it is long. */
function Agenda({ messages }: { messages: MembershipMessages['agenda'] }) {
  return (
    <section>
      <h2 className="sr-only">{messages.title}</h2>
      <ol className="agenda">
        {messages.parts.map(({ from, to, title, text }, index) => (
          <li
            key={title}
            style={{ flexGrow: to - from }}
            className={`grid content-start gap-2 rounded-card p-6 md:p-7 ${tones[index % tones.length]}`}
          >
            <span className="text-[.92rem] font-semibold tabular-nums">
              {fill(messages.minutes, { from, to })}
            </span>
            <h3 className="text-[1.4rem]">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
