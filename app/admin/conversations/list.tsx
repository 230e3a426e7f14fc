import { useRef, useState } from 'react';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/fields/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ListSearch } from '../kit/list/list-search.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { ForRecruiters } from '../people/for-recruiters.tsx';
import { useShortcuts } from '../shell/shortcuts/shortcuts-context.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { ConversationList } from './conversation-list.tsx';
import { listConversations, type View, views } from './data.ts';
import { UnassignedMail } from './unassigned-mail.tsx';

/** Conversations shown at first, and added by each “Show more”. */
const pageSize = 50;

export default function Conversations() {
  const t = useMessages('conversations');
  return (
    <ForRecruiters title={t.title}>
      <Screen
        title={t.title}
        actions={
          <LocalizedLink
            to="/admin/conversations/templates"
            className={buttonClass({ variant: 'paper', size: 'compact' })}
          >
            {t.templates.title}
          </LocalizedLink>
        }
      >
        <div className="grid max-w-4xl gap-5">
          <p className="max-w-[75ch] text-soft">{t.text}</p>
          <UnassignedMail />
          <Views />
        </div>
      </Screen>
    </ForRecruiters>
  );
}

function Views() {
  const t = useMessages('conversations');
  const { userId } = useStaff();
  const { keys } = useMessages('list');
  const [view, setView] = useState<View>('all');
  const [text, setText] = useState('');
  const [max, setMax] = useState(pageSize);
  const search = useRef<HTMLInputElement>(null);
  useShortcuts([
    { keys: '/', label: keys.search, group: keys.group, run: () => search.current?.focus() },
  ]);
  const { data: conversations, isError } = useLiveTables({
    queryKey: [...queryKeys.table('conversations'), 'view', view, text, max],
    queryFn: (client) => listConversations(client, { view, userId, text, max }),
    follow: [{ table: 'conversations' }],
    keepsPrevious: true,
  });
  return (
    <>
      <ListSearch label={t.search} text={text} onChange={setText} input={search} />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.viewsLabel}</legend>
        {views.map((option) => (
          <Chip
            key={option}
            isOn={view === option}
            aria-pressed={view === option}
            onClick={() => setView(option)}
          >
            {t.views[option]}
          </Chip>
        ))}
      </fieldset>
      {isError && !conversations && <p className="text-lingon">{t.failed}</p>}
      {!conversations && !isError && <Skeleton className="h-48" />}
      {conversations?.length === 0 && (
        <p className="py-4 text-soft">{text ? t.noMatch : t.none[view]}</p>
      )}
      {conversations && conversations.length > 0 && (
        <Card compact className="sm:p-5">
          <ConversationList conversations={conversations} />
        </Card>
      )}
      {conversations?.length === max && (
        <Button
          variant="paper"
          size="compact"
          className="justify-self-start"
          onClick={() => setMax(max + pageSize)}
        >
          {t.more}
        </Button>
      )}
    </>
  );
}
