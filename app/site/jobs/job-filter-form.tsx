import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useNavigationType, useSubmit } from 'react-router';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { InputField, SelectField } from '../../ui/fields/field.tsx';
import { DisclosureMark } from '../blocks/disclosure-mark.tsx';
import { dropEmpty } from '../shell/plain-url.ts';
import type { Facet, JobFilters } from './filter-jobs.ts';
import type { JobsMessages } from './messages.en.ts';

type Choice = { facet: Facet; options: { value: string; label: string; count: number }[] };

type JobFilterFormProps = {
  messages: JobsMessages['list'];
  filters: JobFilters;
  choices: Choice[];
  locations: string[];
};

const debounceMs = 250;

/** A plain GET form. With JavaScript, choices and search text apply without a click on the button. */
export function JobFilterForm({ messages, filters, choices, locations }: JobFilterFormProps) {
  const language = useLanguage();
  const submit = useSubmit();
  const form = useFilterState(filters);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (filled: HTMLFormElement, options?: { replace: boolean }) => {
    clearTimeout(timer.current);
    void submit(dropEmpty(new FormData(filled)), { preventScrollReset: true, ...options });
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <search aria-label={messages.filters}>
      <details className="filters">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between rounded-full border border-edge px-5 font-semibold">
          {messages.filters}
          <DisclosureMark />
        </summary>
        <form
          ref={form}
          method="get"
          className="grid content-start gap-6 pt-5 lg:pt-0"
          onChange={(event) => {
            const { target, currentTarget } = event;
            if (target instanceof HTMLInputElement && target.type === 'search') {
              clearTimeout(timer.current);
              timer.current = setTimeout(() => show(currentTarget, { replace: true }), debounceMs);
            } else {
              show(currentTarget, { replace: true });
            }
          }}
          onSubmit={(event) => {
            event.preventDefault();
            show(event.currentTarget);
          }}
        >
          {language === 'sv' && <input type="hidden" name="lang" value="sv" />}
          <InputField
            type="search"
            name="q"
            label={messages.search}
            placeholder={messages.placeholder}
            defaultValue={filters.search}
          />
          <SelectField name="location" label={messages.location} defaultValue={filters.location}>
            <option value="">{messages.anywhere}</option>
            {locations.map((location) => (
              <option key={location}>{location}</option>
            ))}
          </SelectField>
          {choices.map(({ facet, options }) => (
            <fieldset key={facet} className="grid gap-1">
              <legend className="pb-1 font-semibold">{messages[facet]}</legend>
              {options.map(({ value, label, count }) => (
                <label
                  key={value}
                  className={clsx('flex min-h-9 items-center gap-3', count === 0 && 'text-soft')}
                >
                  <input
                    type="checkbox"
                    name={facet}
                    value={value}
                    defaultChecked={filters[facet].includes(value)}
                    className="size-5 accent-primary"
                  />
                  <span className="grow">{label}</span>
                  <span className="text-[.92rem] text-soft tabular-nums">{count}</span>
                </label>
              ))}
            </fieldset>
          ))}
          <Button type="submit" size="medium" className="justify-self-start">
            {messages.apply}
          </Button>
        </form>
      </details>
    </search>
  );
}

/** Updates the fields when the URL changes by other means, such as the back button. */
function useFilterState(filters: JobFilters) {
  const form = useRef<HTMLFormElement>(null);
  const lastFilters = useRef(filters);
  const isHistory = useNavigationType() === 'POP';

  useEffect(() => {
    // The first run is at hydration: it keeps what the user has chosen or typed since the page appeared.
    if (lastFilters.current === filters) return;
    lastFilters.current = filters;
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox') {
        field.checked = filters[field.name as Facet].includes(field.value);
      }
      if (field instanceof HTMLInputElement && field.type === 'search') {
        // The user may have typed on since the search started.
        const isTyping = field === document.activeElement && !isHistory;
        if (!isTyping) field.value = filters.search;
      }
      if (field instanceof HTMLSelectElement) field.value = filters.location;
    }
  }, [filters, isHistory]);

  return form;
}
