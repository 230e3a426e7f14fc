import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { peopleActions } from '../bulk/people-actions.tsx';
import { useCustomList } from '../custom-fields/use-custom-list.ts';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useTags } from '../people/tags/tags.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { freelancerColumns } from './freelancer-columns.tsx';
import { freelancerFilters } from './freelancer-filters.ts';
import { type FreelancerRow, freelancerListSource } from './freelancer-list-source.ts';

export default function Freelancers() {
  const messages = useMessages('freelancers');
  const people = useMessages('people');
  const serverBulk = useMessages('bulk');
  const tags = useTags();
  const custom = useCustomList<FreelancerRow>('people');
  const choiceLabels = useMessages('jobChoices');
  const language = useLanguage();
  const { role } = useStaff();
  const [params] = useSearchParams();
  const withGone = params.has('state');

  const definition = useMemo<ListDefinition<FreelancerRow>>(() => {
    const { bulk } = messages;
    return {
      screen: 'freelancers',
      label: messages.title,
      source: freelancerListSource({ withGone }),
      columns: [...freelancerColumns({ messages, choiceLabels, language }), ...custom.columns],
      filters: [...freelancerFilters({ messages, choiceLabels }), ...custom.filters],
      sort: '-created',
      href: ({ id }) => `/admin/freelancers/${id}`,
      nameOf: ({ full_name, email }) => full_name || email || messages.unnamed,
      personOf: ({ id }) => id,
      searchLabel: messages.search,
      actions: [
        { key: 'pause', label: bulk.pause, target: 'freelancers', work: { kind: 'pause' } },
        { key: 'approve', label: bulk.approve, target: 'freelancers', work: { kind: 'approve' } },
        ...peopleActions({
          bulk: serverBulk,
          people,
          tags,
          target: 'people',
          isAdmin: role === 'admin',
        }),
      ],
      empty: { ...messages.empty, action: <PublicPage label={messages.empty.action} /> },
    };
  }, [messages, people, serverBulk, tags, custom, role, choiceLabels, language, withGone]);

  return (
    <RoleGate allows="recruiters" messages={messages}>
      <Screen fill title={messages.title}>
        <List definition={definition} />
      </Screen>
    </RoleGate>
  );
}

function PublicPage({ label }: { label: string }) {
  return (
    <LocalizedLink
      to="/freelance-network"
      className={buttonClass({ variant: 'paper', size: 'compact' })}
    >
      {label}
    </LocalizedLink>
  );
}
