import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keysOf } from '../../../../domain/keys-of.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { NameOf } from '../../kit/editor/use-name-of.ts';
import { VersionDetail } from '../../kit/editor/version-detail.tsx';
import { VersionsFrame } from '../../kit/editor/versions-frame.tsx';
import { useMessages } from '../../use-messages.ts';
import {
  type EmailTemplate,
  listTemplateVersions,
  type TemplateDraft,
  type TemplateVersion,
} from './data.ts';

type VersionsDialogProps = {
  template: EmailTemplate;
  draft: TemplateDraft;
  nameField: (key: string) => string;
  nameOf: NameOf;
  onRestore: (version: TemplateVersion) => void;
  onClose: () => void;
};

/** All saved versions, compared with the editor, with a button to restore one. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { template, draft, nameField, nameOf, onRestore, onClose } = props;
  const { versions: words } = useMessages('emailTemplates');
  const editing = useMessages('editing');
  const { getClient } = useAuth();
  const language = useLanguage();
  const [chosen, setChosen] = useState<number>();
  const { data: versions = [] } = useQuery({
    queryKey: [...queryKeys.table('email_template_versions'), template.key, template.version],
    queryFn: async () => listTemplateVersions(await getClient(), template.key),
  });
  const selected = versions.find(({ version }) => version === chosen) ?? versions[1] ?? versions[0];
  const keys = keysOf(draft);

  return (
    <VersionsFrame
      messages={words}
      entries={versions.map(({ version, at, by }) => ({
        version,
        label: fill(words.version, { version }),
        note: [
          formatTime(new Date(at), language),
          by && fill(words.by, { name: nameOf(by) ?? '…' }),
        ]
          .filter(Boolean)
          .join(' '),
      }))}
      chosen={selected?.version}
      onChoose={setChosen}
      onClose={onClose}
    >
      {selected && (
        <VersionDetail
          messages={{
            compare: fill(words.compare, { version: selected.version }),
            restore: fill(words.restore, { version: selected.version }),
          }}
          parts={keys.map((key) => ({
            name: nameField(key),
            before: draft[key],
            after: selected.draft[key],
          }))}
          comparison={editing.compare}
          onRestore={() => onRestore(selected)}
        />
      )}
    </VersionsFrame>
  );
}
