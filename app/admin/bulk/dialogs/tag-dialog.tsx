import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { maxTagLength } from '../../../../domain/limits.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { createTag, type Tag } from '../../people/data/people.ts';
import { tagsKey } from '../../people/tags/tags.ts';
import { useMessages } from '../../use-messages.ts';
import type { BulkDialogProps } from '../bulk-dialog-props.ts';
import { PreviewSummary } from '../preview-summary.tsx';
import { useBulkDialog } from '../use-bulk-dialog.ts';

type TagDialogProps = BulkDialogProps & { tags: Tag[] };

/** Gives a tag to everybody who is selected. A new tag is created first. */
export function TagDialog(props: TagDialogProps) {
  const { target, selection, count, close, onStarted, tags } = props;
  const people = useMessages('people');
  const bulk = useMessages('bulk');
  const { tagging } = people;
  const language = useLanguage();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const describeError = useDescribeError();
  const [name, setName] = useState('');
  const existingTag = tags.find((tag) => tag.name.toLowerCase() === name.trim().toLowerCase());
  const callWith = (tag: string) => ({
    target,
    selection,
    work: { kind: 'tag' as const, tag_id: tag },
  });
  // Nobody has a tag that does not exist yet, so any unused id gives the right preview.
  const unknown = useRef(crypto.randomUUID());
  const { preview, previewError, start, isDisabled } = useBulkDialog(
    callWith(existingTag?.id ?? unknown.current),
    onStarted,
  );
  const { pending, onSubmit } = useSubmit(async () => {
    if (existingTag) return start(callWith(existingTag.id));
    try {
      const tag = await createTag(await getClient(), name.trim());
      await queries.invalidateQueries({ queryKey: tagsKey });
      await start(callWith(tag.id));
    } catch (error) {
      toastError(describeError(error, bulk.failed));
    }
  });
  return (
    <FormDialog
      onClose={close}
      title={formatPlural(tagging.title, count, language, {
        count: formatNumber(count, language),
      })}
      onSubmit={onSubmit}
      cancel={people.cancel}
      submit={tagging.submit}
      disabled={pending || isDisabled}
    >
      <InputField
        name="tag"
        label={tagging.name}
        hint={tagging.hint}
        list="known-tags"
        maxLength={maxTagLength}
        pattern=".*\S.*"
        autoComplete="off"
        required
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <datalist id="known-tags">
        {tags.map(({ id, name: option }) => (
          <option key={id} value={option} />
        ))}
      </datalist>
      <PreviewSummary preview={preview} error={previewError} undo="rows" />
    </FormDialog>
  );
}
