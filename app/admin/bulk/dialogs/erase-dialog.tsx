import { type FormEvent, useState } from 'react';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import type { BulkDialogProps } from '../bulk-dialog-props.ts';
import { PreviewSummary } from '../preview-summary.tsx';
import { useBulkDialog } from '../use-bulk-dialog.ts';

/** Erases people after their number has been typed. */
export function BulkEraseDialog({ target, selection, count, close, onStarted }: BulkDialogProps) {
  const { erase, cancel } = useMessages('bulk');
  const language = useLanguage();
  const [typedNumber, setTypedNumber] = useState('');
  const [error, setError] = useState<string>();
  const callWith = (confirm: number) => ({
    target,
    selection,
    work: { kind: 'erase' as const, confirm },
  });
  const { preview, previewError, start, isDisabled } = useBulkDialog(callWith(0), onStarted);
  const chosenCount = preview?.count ?? count;
  const number = { count: formatNumber(chosenCount, language) };
  function submit(event: FormEvent) {
    event.preventDefault();
    const confirm = Number(typedNumber.replace(/[\s.,]/g, ''));
    if (!preview || confirm !== preview.count) return setError(fill(erase.mismatch, number));
    void start(callWith(confirm));
  }
  return (
    <FormDialog
      onClose={close}
      title={formatPlural(erase.title, chosenCount, language, number)}
      onSubmit={submit}
      noValidate
      cancel={cancel}
      submit={erase.submit}
      tone="danger"
      disabled={isDisabled}
    >
      <p className="text-lingon">{erase.text}</p>
      <PreviewSummary preview={preview} error={previewError} undo="rows" />
      <InputField
        name="confirm"
        label={fill(erase.confirm, number)}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        required
        value={typedNumber}
        onChange={(event) => {
          setTypedNumber(event.currentTarget.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
