import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { inLanguage } from '../../../../domain/in-language.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { findClients } from '../../jobs/data/find-clients.ts';
import { useMatches } from '../../kit/list/people-search/data.ts';
import { findPeople, minSearchLength } from '../../people/data/person-search.ts';
import { useMessages } from '../../use-messages.ts';
import { useStaff } from '../staff-context.ts';
import { type Command, filterCommands } from './command.ts';
import { findJobsByWords } from './data.ts';

const maxResults = 6;

/** Finds people, clients and jobs by name. Editors may not search people and clients. */
export function useSearchResults(text: string): { found: Command[]; isSearching: boolean } {
  const { groups } = useMessages('palette');
  const { role } = useStaff();
  const language = useLanguage();
  const navigate = useNavigate();
  const enabled = text.length >= minSearchLength;
  const go = (to: string) => () => void navigate(localizedHref(to, language));

  const people = useClientQuery({
    queryKey: ['palette', 'people', text],
    queryFn: (client) => findPeople(client, text),
    enabled: enabled && role !== 'editor',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const jobs = useClientQuery({
    queryKey: ['palette', 'jobs', text],
    queryFn: (client) => findJobsByWords(client, text, maxResults),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const clients = useClientQuery({
    queryKey: ['palette', 'clients', text],
    queryFn: (client) => findClients(client, text, maxResults),
    enabled: enabled && role !== 'editor',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const ids = people.data?.map(({ id }) => id) ?? [];
  const matches = useMatches(enabled && !people.isPlaceholderData ? text : '', ids);
  if (!enabled) return { found: [], isSearching: false };

  const foundPeople = (people.data ?? []).map(({ id, name, detail }) => {
    const command: Command = {
      id,
      group: groups.people,
      label: name,
      detail,
      run: go(`/admin/applicants/${id}`),
    };
    const isShown = filterCommands([command], text).length > 0;
    return isShown ? command : { ...command, match: matches.get(id) };
  });
  const foundJobs: Command[] = (jobs.data ?? []).map(({ id, title, client }) => ({
    id,
    group: groups.jobs,
    label: inLanguage(title, language),
    detail: client ?? undefined,
    run: go(`/admin/jobs/edit/${id}`),
  }));
  const foundClients: Command[] = (clients.data ?? []).map(({ value, label }) => ({
    id: value,
    group: groups.clients,
    label,
    run: go(`/admin/clients/${value}`),
  }));
  return {
    found: [...foundPeople, ...foundClients, ...foundJobs],
    isSearching: people.isFetching || jobs.isFetching || clients.isFetching,
  };
}
