import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InputField } from '../../ui/field.tsx';
import { CopyButton } from '../kit/copy-button.tsx';
import { useMessages } from '../use-messages.ts';

type SecretDialogProps = { secret: string; onClose: () => void };

/** Shows a new secret, which cannot be shown again. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const { secret: t } = useMessages('webhooks');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      actions={
        <>
          <CopyButton text={secret} label={t.copy} done={t.copied} />
          <Button size="compact" onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <p className="text-soft">{t.text}</p>
      <InputField
        label={t.label}
        value={secret}
        readOnly
        spellCheck={false}
        className="font-mono text-sm"
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
