import { useState } from 'react';
import { embedScriptPath } from '../../../../domain/jobs/job-channel.ts';
import type { Language } from '../../../../domain/language.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { useClients } from '../../jobs/editor/details/client-field.tsx';
import { CopyButton } from '../../kit/copy-button.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';
import { LanguageField } from './language-field.tsx';

/** Writes the HTML that shows open jobs on another website. */
export function EmbedSection() {
  const { embed: t, ...messages } = useMessages('distribution');
  const { site } = useAdmin();
  const clients = useClients();
  const [clientId, setClientId] = useState('');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const src = new URL(embedScriptPath, site.url).href;
  const client = clientId && ` data-client="${clientId}"`;
  const html = `<script async src="${src}"${client} data-lang="${language}"></script>`;
  return (
    <Section
      title={t.title}
      text={t.text}
      actions={<CopyButton text={html} label={messages.copy} done={messages.copied} />}
    >
      <div className="grid items-start gap-x-4 gap-y-3.5 sm:grid-cols-2">
        <SelectField
          label={t.client}
          value={clientId}
          onChange={(event) => setClientId(event.target.value)}
        >
          <option value="">{t.allClients}</option>
          {clients.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <LanguageField label={t.language} value={language} onChange={setLanguage} />
      </div>
      <TextareaField
        label={t.html}
        value={html}
        rows={3}
        readOnly
        spellCheck={false}
        className="font-mono text-sm"
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="max-w-[70ch] text-soft">{t.note}</p>
    </Section>
  );
}
