import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Language } from '../../../../domain/language.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill } from '../../../i18n/format.ts';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { previewTemplate } from './data.ts';
import type { AdminEmailTemplatesMessages } from './messages.en.ts';

export type View = 'html' | 'text';

type TemplatePreviewProps = {
  template: string;
  language: Language;
  languageName: string;
  subject: string;
  body: string;
  view: View;
  messages: AdminEmailTemplatesMessages;
};

const typingMs = 400;

/** The mail with example values, rendered by the code that sends it. */
export function TemplatePreview(props: TemplatePreviewProps) {
  const { template, language, languageName, subject, body, view, messages } = props;
  const { preview: t, errors: errorMessages } = messages;
  // The key is text, because a new object would count as a change on every render.
  const serialized = JSON.stringify({ template, language, subject, body });
  const mail: Parameters<typeof previewTemplate>[1] = JSON.parse(
    useDebouncedValue(serialized, typingMs),
  );
  const { data } = useClientQuery({
    queryKey: ['mail-preview', mail],
    queryFn: (client) => previewTemplate(client, mail),
    placeholderData: keepPreviousData,
  });
  const shownData = useDeferredValue(data);
  const templateError = shownData?.errors[0];

  if (templateError) {
    const { code, detail } = templateError;
    const sentence = fillAny(errorMessages[code], { detail, names: detail });
    return (
      <div className="grid content-start gap-1 lg:row-span-2">
        <p className="text-lingon">{sentence}</p>
        <p className="text-soft">{t.waiting}</p>
      </div>
    );
  }
  return (
    <div className="grid min-w-0 gap-2 lg:row-span-2 lg:grid-rows-subgrid">
      <p lang={language} className="font-semibold wrap-anywhere">
        {fill(t.subject, { subject: shownData?.subject ?? '' })}
      </p>
      {view === 'html' ? (
        <iframe
          sandbox=""
          srcDoc={shownData?.html ?? ''}
          title={fill(t.frame, { language: languageName })}
          className="h-[34rem] w-full rounded-compact border border-line bg-white"
        />
      ) : (
        <pre
          lang={language}
          className="rounded-compact border border-line bg-page p-4 font-mono text-[.8125rem] whitespace-pre-wrap wrap-anywhere"
        >
          {shownData?.text}
        </pre>
      )}
    </div>
  );
}
