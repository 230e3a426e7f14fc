import { useRef, useState } from 'react';
import { documentExtensions } from '../../../../domain/document.ts';
import { maxFileBytes } from '../../../../domain/limits.ts';
import { maxAttachmentBytes } from '../../../../domain/mail/attachment.ts';
import { maxMailDocuments } from '../../../../domain/mail/staff-mail.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/field.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { useMessages } from '../../use-messages.ts';
import { addDocument, documentsKey, listDocuments } from './data.ts';

type AttachmentsProps = {
  personId: string;
  chosen: string[];
  onChange: (change: (chosen: string[]) => string[]) => void;
};

/** Attaches documents of the person to the mail. An uploaded file becomes a document of the person. */
export function Attachments({ personId, chosen, onChange }: AttachmentsProps) {
  const { reply: t } = useMessages('conversations');
  const { getClient } = useAuth();
  const describeError = useDescribeError();
  const { pending, run } = usePendingAction();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  // A reply that arrives changes its conversation, and its attachments become documents.
  const { data: documents = [], refetch } = useLiveTables({
    queryKey: documentsKey(personId),
    queryFn: (client) => listDocuments(client, personId),
    follow: [{ table: 'conversations', filter: `person_id=eq.${personId}` }],
  });
  const size = documents
    .filter(({ id }) => chosen.includes(id))
    .reduce((sum, { size_bytes: bytes }) => sum + bytes, 0);

  const upload = (files: File[]) =>
    run(async () => {
      setError(undefined);
      const added: string[] = [];
      for (const file of files) {
        const code = findFileError(file);
        try {
          if (code) throw new BackendError({ message: code, fieldErrors: { cv: code } });
          added.push((await addDocument(await getClient(), personId, file)).id);
        } catch (error) {
          const field = error instanceof BackendError ? error.fieldErrors.cv : undefined;
          const knownError = field && t.fileErrors[field];
          setError(
            fill(t.uploadFailed, { name: file.name, error: knownError ?? describeError(error) }),
          );
        }
      }
      await refetch();
      onChange((now) => [...now, ...added]);
    });

  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1.5 font-semibold">{t.attach}</legend>
      {documents.map(({ id, file_name: fileName }) => (
        <CheckboxField
          key={id}
          label={<span className="wrap-anywhere">{fileName}</span>}
          checked={chosen.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            onChange((now) => (checked ? [...now, id] : now.filter((other) => other !== id)))
          }
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
        <Button
          variant="paper"
          size="compact"
          disabled={pending}
          onClick={() => input.current?.click()}
        >
          {pending ? t.uploading : t.upload}
        </Button>
        <span className="text-sm text-soft">{t.uploadHint}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t.upload}
        accept={documentExtensions.map((extension) => `.${extension}`).join()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void upload(files);
        }}
      />
      {error && (
        <p role="alert" className="text-sm font-medium text-lingon">
          {error}
        </p>
      )}
      {(size > maxAttachmentBytes || chosen.length > maxMailDocuments) && (
        <p role="alert" className="text-sm font-medium text-lingon">
          {t.tooLarge}
        </p>
      )}
    </fieldset>
  );
}

/** Checks by name and size, which the browser knows; the server looks at the content. */
function findFileError({
  name,
  size,
}: File): 'file_empty' | 'file_too_large' | 'file_type' | undefined {
  if (size === 0) return 'file_empty';
  if (size > maxFileBytes) return 'file_too_large';
  const extension = name.split('.').at(-1)?.toLowerCase();
  return documentExtensions.some((option) => option === extension) ? undefined : 'file_type';
}
