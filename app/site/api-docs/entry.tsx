import { createElement, Fragment } from 'react';
import { type ApiExample, renderCurl, renderSupabase } from '../../../domain/api/examples.ts';
import type { ApiField } from '../../../domain/api/reference.ts';
import { fill } from '../../i18n/format.ts';
import { DisclosureMark } from '../blocks/disclosure-mark.tsx';
import { Code } from './code.tsx';
import type { ApiDocsMessages } from './messages.en.ts';

type ApiEntryProps = {
  name: string;
  text: string | undefined;
  scopes: string[];
  fields: ApiField[];
  examples: ApiExample[];
  url: string;
  messages: ApiDocsMessages;
};

/** A table or a function: its fields, and its examples. */
export function ApiEntry({
  name,
  text,
  scopes,
  fields,
  examples,
  url,
  messages: t,
}: ApiEntryProps) {
  return (
    <details className="min-w-0 rounded-2xl border border-line px-5 py-3">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-1">
        <span className="min-w-0">
          <code className="font-semibold wrap-anywhere">{withBreaks(name)}</code>
          {text && <span className="block text-soft">{text}</span>}
        </span>
        <DisclosureMark />
      </summary>
      <div className="grid min-w-0 gap-5 pt-3 pb-2">
        <p>
          {t.scopes}{' '}
          {scopes.map((scope) => (
            <code key={scope} className="mr-3">
              {scope}
            </code>
          ))}
        </p>
        <Fields fields={fields} messages={t} />
        {examples.map((example) => (
          <div key={example.verb} className="grid min-w-0 gap-3">
            <h3 className="font-semibold">{t.verbs[example.verb]}</h3>
            <Code label="curl" text={renderCurl(example, url)} />
            <Code label="supabase-js" text={renderSupabase(example)} />
          </div>
        ))}
      </div>
    </details>
  );
}

/** A long name is divided before a part of it rather than within a word. */
function withBreaks(name: string) {
  return createElement(
    Fragment,
    null,
    ...name.split(/(?=[/_])/).flatMap((part) => [<wbr key={part} />, part]),
  );
}

function Fields({ fields, messages: t }: Pick<ApiEntryProps, 'fields' | 'messages'>) {
  return (
    <ul className="grid divide-y divide-line text-sm">
      {fields.map(({ name, type, isRequired, scope, writable }) => (
        <li key={name} className="flex flex-wrap gap-x-4 gap-y-0.5 py-1.5">
          <code className="font-semibold">{name}</code>
          <span className="wrap-anywhere">{type}</span>
          <span className="text-soft">
            {[
              isRequired && t.required,
              scope && fill(t.needsScope, { scope }),
              writable?.map((verb) => t.writable[verb]).join(', '),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
