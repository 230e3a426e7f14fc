import { type ComponentProps, useRef } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { FieldFrame, type FieldLabels, useFieldProps } from '../../../ui/fields/field.tsx';
import { FieldLabel } from '../fields.tsx';
import { useFieldError, useFormMessages, useUploadProgress } from '../form-context.ts';
import { formatFileSize } from './format-file-size.ts';
import { useChosenFile, useDrop } from './use-chosen-file.ts';

type UploadFieldProps = Omit<ComponentProps<'input'>, 'type' | 'name' | 'className'> &
  Pick<FieldLabels, 'label' | 'hint'> & {
    name: string;
    /** Leaves out the word “optional”, as in TextField. */
    hidesOptional?: boolean;
  };

/**
 * A file field that is also a drop zone. The browser's field fills the zone, so that keyboard, screen readers and a page
 * without JavaScript use it as they know it. It is empty when the form is shown again: a server cannot fill it in.
 */
export function UploadField({
  label,
  hint,
  hidesOptional = false,
  id,
  ...props
}: UploadFieldProps) {
  const error = useFieldError(props.name);
  const labels = {
    label: <FieldLabel required={hidesOptional || props.required}>{label}</FieldLabel>,
    hint,
    error,
  };
  const fieldProps = useFieldProps(labels, id);
  const input = useRef<HTMLInputElement>(null);
  const { file, readField, setField } = useChosenFile(input);
  const { isDragging, dropHandlers } = useDrop(setField);
  const { file: t } = useFormMessages();
  const language = useLanguage();
  const progress = useUploadProgress();
  const fileText = file && `${file.name}, ${formatFileSize(file.size, language)}`;

  return (
    <FieldFrame {...labels} id={fieldProps.id}>
      <div className="drop-zone" data-dragging={isDragging || undefined} {...dropHandlers}>
        <input {...fieldProps} {...props} ref={input} type="file" onChange={readField} />
        {file && progress !== undefined && (
          <span aria-hidden="true" className="drop-progress" style={{ width: `${progress}%` }} />
        )}
        <span aria-hidden="true" className="drop-words">
          <DocumentMark sign={error ? 'wrong' : file ? 'chosen' : 'empty'} />
          {fileText && <span className="font-semibold wrap-anywhere">{fileText}</span>}
          <span className="drop-ways">
            <span className="file-button">{file ? t.replace : t.choose}</span>
            <span className="drop-hint">{t.drop}</span>
          </span>
        </span>
        {file && progress === undefined && (
          <button type="button" className="drop-remove" onClick={() => setField(undefined)}>
            <span className="sr-only">{t.remove}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
              <path
                d="M6 6l12 12M18 6 6 18"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </button>
        )}
        <span role="status" className="sr-only">
          {error ?? (fileText && fill(t.chosen, { file: fileText }))}
        </span>
      </div>
    </FieldFrame>
  );
}

const iconPaths = {
  empty: 'M16.5 24v-9m-4 4 4-4 4 4',
  chosen: 'm12 19 3 3 6-7',
  wrong: 'M16.5 14v6m0 4v.01',
};

/** A sheet with an arrow, a tick or an exclamation mark. */
function DocumentMark({ sign }: { sign: keyof typeof iconPaths }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className="size-9"
      fill="none"
      strokeLinejoin="round"
    >
      <path
        d="M8 3h11l6 6v20H8zM19 3v6h6"
        fill="var(--color-mint)"
        stroke="var(--color-on-mint)"
        strokeWidth="2"
      />
      <path
        d={iconPaths[sign]}
        stroke={sign === 'wrong' ? 'var(--color-lingon)' : 'var(--color-apricot)'}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
