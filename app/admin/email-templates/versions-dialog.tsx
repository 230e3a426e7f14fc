import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useAuth } from '../../data/auth-context.ts';
import {
  type EmailTemplate,
  listTemplateVersions,
  type TemplateDraft,
  type TemplateVersion,
} from '../../data/email-templates.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { fill, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { AdminEmailTemplatesMessages } from '../../i18n/messages/en/admin-email-templates.ts';
import { Button } from '../../ui/button.tsx';
import type { NameOf } from '../editor/use-name-of.ts';
import { VersionDetail } from './version-detail.tsx';

type VersionsDialogProps = {
  template: EmailTemplate;
  draft: TemplateDraft;
  messages: AdminEmailTemplatesMessages;
  nameField: (key: string) => string;
  nameOf: NameOf;
  onRestore: (version: TemplateVersion) => void;
  onClose: () => void;
};

/** All that was ever saved, compared with what is in the editor, and brought back. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { template, draft, messages, nameField, nameOf, onRestore, onClose } = props;
  const { versions: texts } = messages;
  const { getClient } = useAuth();
  const language = useLanguage();
  const [chosen, setChosen] = useState<number>();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { data: versions = [] } = useQuery({
    queryKey: [...queryKeys.table('email_template_versions'), template.key, template.version],
    queryFn: async () => listTemplateVersions(await getClient(), template.key),
  });
  useEffect(() => dialog.current?.showModal(), []);
  const selected = versions.find(({ version }) => version === chosen) ?? versions[1] ?? versions[0];

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="dialog max-h-[calc(100dvh-2rem)] max-w-[72rem]! overflow-hidden open:grid open:grid-rows-[auto_minmax(0,1fr)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-3">
        <div>
          <h2 id={titleId} className="text-lg">
            {texts.title}
          </h2>
          <p className="text-soft">{texts.text}</p>
        </div>
        <Button variant="paper" size="compact" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      <div className="grid min-h-0 max-md:overflow-y-auto md:grid-cols-[16rem_minmax(0,1fr)]">
        <ul aria-label={texts.list} className="overflow-y-auto border-line p-2 md:border-r">
          {versions.map(({ version, at, by }) => (
            <li key={version}>
              <button
                type="button"
                aria-pressed={version === selected?.version}
                onClick={() => setChosen(version)}
                className={clsx(
                  'grid w-full rounded-lg px-3 py-2 text-left',
                  version === selected?.version ? 'bg-mint text-on-mint' : 'hover:bg-wool',
                )}
              >
                <span className="font-semibold">{fill(texts.version, { version })}</span>
                <span className="text-sm">
                  {formatTime(new Date(at), language)}
                  {by && ` ${fill(texts.by, { name: nameOf(by) ?? '…' })}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {selected && (
          <VersionDetail
            version={selected}
            draft={draft}
            messages={messages}
            nameField={nameField}
            onRestore={() => onRestore(selected)}
          />
        )}
      </div>
    </dialog>
  );
}
