import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../kit/copy-button.tsx';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';

type RecoveryCodesProps = { codes: string[]; onSaved: () => void };

/** Shows the codes once. They cannot be shown again, because the server stores only their hashes. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { name: siteName } = useAdmin().site;
  const secondFactor = useMessages('secondFactor');
  const { setup, codes: messages } = secondFactor;
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${siteName}\n\n${text}\n`)}`;

  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <h2 className="text-lg">{messages.title}</h2>
        <p className="max-w-[60ch] text-soft">{messages.text}</p>
      </div>
      <ul className="grid w-fit grid-cols-2 gap-x-8 gap-y-1 rounded-compact bg-wool px-5 py-4 font-mono text-base tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" onClick={onSaved}>
          {messages.saved}
        </Button>
        <CopyButton text={text} label={setup.copy} done={setup.copied} />
        <a
          href={file}
          download={messages.file}
          className="inline-flex min-h-9 items-center rounded-lg px-3.5 font-semibold hover:bg-wool"
        >
          {messages.download}
        </a>
      </div>
    </div>
  );
}
