import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CopyButton } from '../copy-button.tsx';

type SecretDialogProps = {
  secret: string;
  messages: Record<'title' | 'text' | 'label' | 'copy' | 'copied' | 'close', string>;
  onClose: () => void;
};

/** Shows a new secret, which cannot be shown again. */
export function SecretDialog({ secret, messages: t, onClose }: SecretDialogProps) {
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
