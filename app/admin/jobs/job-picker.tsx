import { useDeferredValue, useState } from 'react';
import { inLanguage } from '../../../domain/in-language.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { fill } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Combobox, type ComboboxOption } from '../../ui/fields/combobox.tsx';
import { useMessages } from '../use-messages.ts';
import { findJobChoices, type JobChoice, maxJobChoices } from './data/choices.ts';

type JobPickerProps = {
  chosen: JobChoice | undefined;
  onChoose: (job: JobChoice | undefined) => void;
  error?: string;
  /** True if jobs that are closed for applications can be chosen too. */
  withClosed?: boolean;
  /** Id of the current job, which is not offered. */
  except?: string;
};

/** Finds a job by its title, client or location. */
export function JobPicker(props: JobPickerProps) {
  const { chosen, onChoose, error, withClosed = false, except } = props;
  const messages = useMessages('jobPicker');
  const language = useLanguage();
  const nameJob = useJobName();
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const searchText = useDeferredValue(text.trim());
  const { data, isPlaceholderData, isError } = useClientQuery({
    queryKey: [...queryKeys.table('jobs'), 'pick', searchText, withClosed],
    queryFn: (client) => findJobChoices(client, searchText, { withClosed }),
    enabled: isWanted,
    placeholderData: (previous) => previous,
    staleTime: 10_000,
  });
  const jobs = (data ?? []).filter(({ id }) => id !== except);
  const toOption = (job: JobChoice): ComboboxOption => ({
    id: job.id,
    label: nameJob(job),
    detail: [job.client, job.location].filter(Boolean).join(' · '),
    mark: job.isOpen ? undefined : messages.closed,
  });
  const isStale =
    !isError && (data === undefined || isPlaceholderData || searchText !== text.trim());

  function describeCount(count: number): string {
    if (count === 0) return withClosed ? messages.none : messages.noneOpen;
    if (count < maxJobChoices) return formatPlural(messages, count, language);
    return fill(messages.firstMatches, { count });
  }

  return (
    <Combobox
      label={messages.label}
      placeholder={messages.placeholder}
      error={error}
      listLabel={withClosed ? messages.all : messages.open}
      text={text}
      onText={(typed) => {
        setText(typed);
        if (typed) onChoose(undefined);
      }}
      options={jobs.map(toOption)}
      isStale={isStale}
      count={isError ? messages.failed : describeCount(jobs.length)}
      chosen={chosen && toOption(chosen)}
      onChoose={(id) => onChoose(jobs.find((job) => job.id === id))}
      onOpen={() => setWanted(true)}
    />
  );
}

export function useJobName(): (job: Pick<JobChoice, 'title'>) => string {
  const language = useLanguage();
  return ({ title }) => inLanguage(title, language);
}
