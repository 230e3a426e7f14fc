import { useDeferredValue, useState } from 'react';
import { queryKeys } from '../../backend/query-keys.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { fill } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Combobox } from '../../ui/fields/combobox.tsx';
import { useMessages } from '../use-messages.ts';
import { findPeople, maxPeopleFound, minSearchLength } from './data/person-search.ts';

export type PersonChoice = { id: string; name: string; detail: string };

type PersonPickerProps = {
  /** Label of the field. By default it asks for the other record of a merge. */
  label?: string;
  chosen: PersonChoice | undefined;
  onChoose: (person: PersonChoice | undefined) => void;
  error?: string;
  /** Id of the person who is not offered. */
  except: string;
};

/** Finds a person by name, e-mail address or phone number. */
export function PersonPicker({ label, chosen, onChoose, error, except }: PersonPickerProps) {
  const { merge: messages, search } = useMessages('people');
  const language = useLanguage();
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text.trim());
  const isWanted = searchText.length >= minSearchLength;
  const { data, isPlaceholderData, isError } = useClientQuery({
    queryKey: [...queryKeys.table('people'), 'pick', searchText],
    queryFn: (client) => findPeople(client, searchText, maxPeopleFound + 1),
    enabled: isWanted,
    placeholderData: (previous) => previous,
    staleTime: 10_000,
  });
  const matches = (isWanted ? (data ?? []) : []).filter(({ id }) => id !== except);
  const people = matches.slice(0, maxPeopleFound);
  const isStale =
    !isError && (data === undefined || isPlaceholderData || searchText !== text.trim());
  const count =
    people.length < maxPeopleFound
      ? formatPlural(messages.found, people.length, language)
      : fill(messages.firstMatches, { count: people.length });

  return (
    <Combobox
      label={label ?? messages.otherRecord}
      placeholder={search}
      error={error}
      listLabel={messages.people}
      text={text}
      onText={(typed) => {
        setText(typed);
        if (typed) onChoose(undefined);
      }}
      options={people.map(({ id, name, detail }) => ({ id, label: name, detail }))}
      isStale={isStale || !isWanted}
      count={isError ? messages.failed : people.length === 0 ? messages.nobody : count}
      chosen={chosen && { id: chosen.id, label: chosen.name }}
      onChoose={(id) => onChoose(people.find((person) => person.id === id))}
      onOpen={() => {}}
    />
  );
}
