import { useState } from 'react';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { sameValue } from '../../kit/autosave/same-value.ts';
import { RoleGate } from '../../kit/screens/role-gate.tsx';
import { Screen } from '../../kit/screens/screen.tsx';
import type { AdminMessages } from '../../messages.en.ts';
import { useMessages } from '../../use-messages.ts';
import { useMailName } from '../use-mail-name.ts';
import { type EmailTemplate, listEmailTemplates } from './data.ts';

export default function EmailTemplates() {
  const messages = useMessages('emailTemplates');
  return (
    <RoleGate allows="admins" messages={messages}>
      <Screen title={messages.title}>
        <Templates messages={messages} />
      </Screen>
    </RoleGate>
  );
}

function Templates({ messages }: { messages: AdminMessages['emailTemplates'] }) {
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const nameMail = useMailName();
  const { data: templates, isError } = useLiveTables({
    queryKey: queryKeys.list('email_templates', {}),
    queryFn: listEmailTemplates,
    follow: [{ table: 'email_templates' }],
  });
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = templates?.filter((template) => {
    const { key, sentWhen, draft } = template;
    const subject = draft[`subject.${language}`];
    const text = [nameMail(key), key, sentWhen[language], subject].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[75ch] text-soft">{messages.text}</p>
        <search className="w-full sm:w-72">
          <input
            type="search"
            aria-label={messages.search}
            placeholder={messages.search}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            className="min-h-9 w-full rounded-lg border border-line bg-paper px-3"
          />
        </search>
      </div>
      {isError && !templates && <p className="text-lingon">{messages.loadFailed}</p>}
      {!templates && !isError && <Skeleton className="h-96" />}
      {matching?.length === 0 && <p>{messages.nothingFound}</p>}
      {matching && matching.length > 0 && (
        <Table>
          <thead>
            <tr>
              <HeaderCell>{messages.columns.name}</HeaderCell>
              <HeaderCell>{messages.columns.sentWhen}</HeaderCell>
              <HeaderCell>{messages.columns.state}</HeaderCell>
              <HeaderCell>{messages.columns.saved}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {matching.map((template) => (
              <TemplateRow key={template.key} template={template} messages={messages} />
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

type TemplateRowProps = { messages: AdminMessages['emailTemplates']; template: EmailTemplate };

function TemplateRow({ template, messages }: TemplateRowProps) {
  const language = useLanguage();
  const nameMail = useMailName();
  const isChanged = !sameValue(template.draft, template.defaults);
  return (
    <tr>
      <Cell className="max-w-96">
        <LocalizedLink
          to={`/admin/email-templates/${template.key}`}
          className="font-semibold text-primary underline-offset-4 hover:underline"
        >
          {nameMail(template.key)}
        </LocalizedLink>
        <span className="block text-soft">{keepNames(template.draft[`subject.${language}`])}</span>
      </Cell>
      <Cell>{template.sentWhen[language]}</Cell>
      <Cell>
        <Badge tone={isChanged ? 'good' : 'neutral'}>
          {isChanged ? messages.states.changed : messages.states.default}
        </Badge>
      </Cell>
      <Cell className="whitespace-nowrap">{formatDay(new Date(template.savedAt), language)}</Cell>
    </tr>
  );
}

/** Prevents line breaks within braces. */
function keepNames(subject: string): string {
  return subject.replaceAll('{{ ', '{{\u00a0').replaceAll(' }}', '\u00a0}}');
}
