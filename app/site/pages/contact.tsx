import { Alpaca } from '../../art/alpaca.tsx';
import { Portrait } from '../../art/portrait.tsx';
import { fill } from '../../i18n/format.ts';
import { formatOffice } from '../../i18n/format-office.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Card } from '../../ui/card.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { listTeam } from '../about-us/data.ts';
import { PageHead } from '../blocks/page-head.tsx';
import { renderStatic } from '../blocks/render-static.server.tsx';
import { StaticHtml } from '../blocks/static-html.tsx';
import { ContactWays } from '../contact/contact-ways.tsx';
import type { ContactMessages } from '../contact/messages.en.ts';
import { LongTextField, TextField } from '../forms/fields.tsx';
import { formQuery } from '../forms/form-query.ts';
import { type OpenedForm, openForm } from '../forms/open-form.server.ts';
import { PublicForm } from '../forms/public-form.tsx';
import { organization } from '../seo/organization.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { readCompany } from '../shell/data.ts';
import { describeStaticPage, openPage } from '../shell/open-page.server.ts';
import type { Route } from './+types/contact.ts';

export const handle = {
  cache: { public: true, query: formQuery },
} satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const messages = getMessages('contact', language);
  const [{ office }, [first]] = await Promise.all([
    readCompany(supabase),
    listTeam(supabase, language).catch(() => []),
  ]);
  const address = formatOffice(office, language);
  const areaNote = address && fill(messages.ways.areaNote, { office: address });
  const { ways, portrait, picture, ...others } = messages;
  const emailNote = first
    ? fill(ways.emailNote, { name: first.name.split(' ')[0] ?? first.name })
    : ways.emailNoteUnnamed;
  return {
    messages: { ...others, ways: { ...ways, emailNote, areaNote } },
    picture: renderStatic(
      first ? (
        <Portrait
          image={first.image}
          name={fill(portrait, { name: first.name, role: first.role })}
          className="ml-auto aspect-square w-full max-w-72 rounded-full object-cover"
        />
      ) : (
        <Alpaca pose="calling" label={picture} className="mx-auto w-full max-w-76" />
      ),
      language,
    ),
    form: await openForm('contact', args),
    ...describeStaticPage('contact', { site, language }, { data: [organization(site, office)] }),
  };
}

export const meta = pageMeta;

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { messages, picture, form, crumbs } = loaderData;
  const { shortcuts } = messages;
  const ways = [
    { to: '/membership', ...shortcuts.hire },
    { to: '/available-jobs', ...shortcuts.job },
    { to: '/faq', ...shortcuts.question },
  ];

  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={messages.title}
        lead={messages.lead}
        picture={<StaticHtml html={picture} />}
      />
      <PageSection className="pt-11 md:pt-14">
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_1.4fr]">
          <ContactWays messages={messages.ways} />
          <Card>
            <h2 className="pb-6 text-[1.9rem]">{messages.form.title}</h2>
            <ContactForm form={form} messages={messages.form} />
          </Card>
        </div>
      </PageSection>
      <PageSection>
        <h2 className="pb-7 text-[clamp(1.9rem,3.4vw,2.8rem)]">{shortcuts.title}</h2>
        <ul className="grid gap-5 md:grid-cols-3 md:gap-6">
          {ways.map(({ to, text, link }) => (
            <li key={to} className="group relative rounded-card bg-wool p-7">
              <p className="text-soft">{text}</p>
              <LocalizedLink
                to={to}
                className="inline-block font-head text-[1.4rem] leading-snug font-semibold text-balance after:absolute after:inset-0 after:rounded-card group-hover:underline"
              >
                {link}
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}

type ContactFormProps = { form: OpenedForm; messages: ContactMessages['form'] };

function ContactForm({ form, messages }: ContactFormProps) {
  const { labels } = form.messages;
  return (
    <PublicForm form={form} submitLabel={messages.submit} note={messages.note}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="name" label={labels.name} autoComplete="name" />
        <TextField name="email" type="email" label={labels.email} autoComplete="email" />
      </div>
      <TextField name="company" label={labels.company} autoComplete="organization" />
      <LongTextField name="message" label={messages.message} rows={6} />
    </PublicForm>
  );
}
