import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useAuth } from '../../data/auth-context.ts';
import { findOpenJobs, type JobChoice } from '../../data/candidates.ts';
import { inLanguage } from '../../i18n/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { InputField } from '../../ui/field.tsx';
import { usePeople } from './people-context.ts';

type JobPickerProps = {
  chosen: JobChoice | undefined;
  onChoose: (job: JobChoice | undefined) => void;
  error?: string;
};

/** An open job, found while typing: arrows move, Enter takes, Escape closes. */
export function JobPicker({ chosen, onChoose, error }: JobPickerProps) {
  const { job: messages } = usePeople().candidates;
  const nameOf = useJobName();
  const { getClient } = useAuth();
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const sought = useDeferredValue(text);
  const { data: jobs = [], isSuccess } = useQuery({
    queryKey: ['jobs', 'pick', sought],
    queryFn: async () => findOpenJobs(await getClient(), sought),
    enabled: isOpen,
    placeholderData: (previous) => previous,
  });

  const take = (job: JobChoice) => {
    onChoose(job);
    setText('');
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move) {
      event.preventDefault();
      setOpen(true);
      setPlace((place + move + jobs.length) % Math.max(jobs.length, 1));
    } else if (event.key === 'Enter' && isOpen && jobs[place]) {
      event.preventDefault();
      take(jobs[place]);
    } else if (event.key === 'Tab') {
      setOpen(false);
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <div className="relative grid gap-1">
      <InputField
        role="combobox"
        label={messages.pick}
        error={error}
        placeholder={messages.pickHint}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && jobs[place] ? `${listId}-${place}` : undefined}
        value={isOpen || !chosen ? text : nameOf(chosen)}
        onClick={() => setOpen(true)}
        // Not before a click has reached what it was meant for: closing moves what lies below.
        onBlur={() => window.addEventListener('click', () => setOpen(false), { once: true })}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setPlace(0);
          onChoose(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={messages.options}
        hidden={!isOpen}
        className="max-h-64 overflow-y-auto rounded-compact border border-line bg-paper p-1"
      >
        {jobs.map((job, index) => (
          <div
            key={job.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === place}
            className={`grid cursor-pointer gap-0.5 rounded-lg px-3 py-2 ${index === place ? 'bg-wool' : ''}`}
            // Before the field loses the focus and the list closes.
            onMouseDown={(event) => {
              event.preventDefault();
              take(job);
            }}
            onMouseMove={() => setPlace(index)}
          >
            <b className="font-semibold">{nameOf(job)}</b>
            <span className="text-soft">
              {[job.client, job.location].filter(Boolean).join(' · ')}
            </span>
          </div>
        ))}
        {isSuccess && jobs.length === 0 && <p className="px-3 py-2 text-soft">{messages.none}</p>}
      </div>
    </div>
  );
}

export function useJobName(): (job: JobChoice) => string {
  const language = useLanguage();
  return ({ title }) => inLanguage(title, language);
}
