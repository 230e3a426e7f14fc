import { clsx } from 'clsx';
import type { TemplateDraft, TemplateVersion } from '../../data/email-templates.ts';
import { fill } from '../../i18n/format.ts';
import type { AdminEmailTemplatesMessages } from '../../i18n/messages/en/admin-email-templates.ts';
import { Button } from '../../ui/button.tsx';

type VersionDetailProps = {
  version: TemplateVersion;
  draft: TemplateDraft;
  messages: AdminEmailTemplatesMessages;
  nameField: (key: string) => string;
  onRestore: () => void;
};

/** The old text beside the one in the editor; lines that only one of them has are marked. */
export function VersionDetail(props: VersionDetailProps) {
  const { version, draft, messages, nameField, onRestore } = props;
  const { versions: texts } = messages;
  const keys = Object.keys(draft) as (keyof TemplateDraft)[];
  const differing = keys.filter((key) => draft[key] !== version.draft[key]);
  return (
    <div className="grid content-start gap-4 overflow-y-auto p-5">
      {differing.length === 0 && <p className="text-soft">{texts.same}</p>}
      {differing.length > 0 && (
        <div>
          <Button size="compact" onClick={onRestore}>
            {fill(texts.restore, { version: version.version })}
          </Button>
        </div>
      )}
      {differing.map((key) => (
        <section key={key} className="grid gap-2">
          <h3 className="text-base">{nameField(key)}</h3>
          <div className="grid gap-3 md:grid-cols-2">
            <Side
              label={fill(texts.old, { version: version.version })}
              text={version.draft[key]}
              other={draft[key]}
              mark="bg-lingon-soft text-lingon"
              as="del"
            />
            <Side
              label={texts.now}
              text={draft[key]}
              other={version.draft[key]}
              mark="bg-mint text-on-mint"
              as="ins"
            />
          </div>
        </section>
      ))}
    </div>
  );
}

type SideProps = { label: string; text: string; other: string; mark: string; as: 'del' | 'ins' };

function Side({ label, text, other, mark, as: Changed }: SideProps) {
  const others = new Set(other.split('\n'));
  const lines = text.split('\n').map((line, at) => ({ line, id: `${at}:${line}` }));
  return (
    <div className="grid content-start gap-1">
      <p className="text-sm font-semibold text-soft">{label}</p>
      <div className="rounded-compact border border-line p-3 font-mono text-[.8125rem] whitespace-pre-wrap wrap-anywhere">
        {lines.map(({ line, id }) =>
          others.has(line) ? (
            <p key={id}>{line || ' '}</p>
          ) : (
            <p key={id}>
              <Changed className={clsx('no-underline', mark)}>{line || ' '}</Changed>
            </p>
          ),
        )}
      </div>
    </div>
  );
}
