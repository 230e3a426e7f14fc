import { languages } from '../../../../domain/language.ts';
import { Alpaca } from '../../../art/alpaca.tsx';
import { fill } from '../../../i18n/format.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Screen } from '../../kit/screens/screen.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useStaffNames } from '../../kit/staff/use-staff-names.ts';
import { ForRecruiters } from '../../people/for-recruiters.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import type { MessageTemplate } from './data.ts';
import { useMessageTemplates } from './use-message-templates.ts';

const newTemplate = '/admin/conversations/templates/new';

export default function MessageTemplates() {
  const { templates: t, title: conversations } = useMessages('conversations');
  return (
    <ForRecruiters title={t.title}>
      <Screen
        title={t.title}
        actions={
          <>
            <LocalizedLink to={newTemplate} className={buttonClass({ size: 'compact' })}>
              {t.create}
            </LocalizedLink>
            <LocalizedLink to="/admin/conversations" className="text-soft hover:text-ink">
              ← {conversations}
            </LocalizedLink>
          </>
        }
      >
        <div className="grid max-w-4xl gap-5">
          <p className="max-w-[75ch] text-soft">{t.text}</p>
          <Lists />
        </div>
      </Screen>
    </ForRecruiters>
  );
}

function Lists() {
  const { templates: t } = useMessages('conversations');
  const { userId } = useStaff();
  const { data: templates, isError } = useMessageTemplates();
  if (!templates) {
    return isError ? <p className="text-lingon">{t.failed}</p> : <Skeleton className="h-48" />;
  }
  if (templates.length === 0) {
    return (
      <EmptyState
        picture={<Alpaca pose="asleep" className="w-40" />}
        {...t.none}
        action={
          <LocalizedLink to={newTemplate} className={buttonClass({ size: 'compact' })}>
            {t.create}
          </LocalizedLink>
        }
      />
    );
  }
  const ownTemplates = templates.filter(({ owner_id }) => owner_id === userId);
  const otherTemplates = templates.filter(({ owner_id }) => owner_id !== userId);
  return (
    <>
      {ownTemplates.length > 0 && (
        <Section title={t.mine}>
          <List templates={ownTemplates} />
        </Section>
      )}
      {otherTemplates.length > 0 && (
        <Section title={t.shared}>
          <List templates={otherTemplates} />
        </Section>
      )}
    </>
  );
}

function List({ templates }: { templates: MessageTemplate[] }) {
  const { templates: t } = useMessages('conversations');
  const { languages: names } = useMessages('editing');
  const { userId } = useStaff();
  const staff = useStaffNames();
  return (
    <ul className="-my-1 grid divide-y divide-line">
      {templates.map(({ id, name, body, is_shared: isShared, owner_id: owner }) => {
        const author = staff.find(({ value }) => value === owner)?.label ?? t.nobody;
        const writtenLanguages = languages.filter((language) => body[language]);
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <span className="grid min-w-0 gap-0.5">
              <LocalizedLink
                to={`/admin/conversations/templates/${id}`}
                className="font-semibold underline wrap-anywhere"
              >
                {name}
              </LocalizedLink>
              <span className="text-soft">
                {[
                  writtenLanguages.map((language) => names[language]).join(', '),
                  owner !== userId && fill(t.byAuthor, { name: author }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {isShared && owner === userId && <Badge tone="good">{t.isShared}</Badge>}
          </li>
        );
      })}
    </ul>
  );
}
