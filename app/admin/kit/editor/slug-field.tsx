import { maxSlugLength } from '../../../../domain/limits.ts';
import { InputField } from '../../../ui/fields/field.tsx';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';
import { TextButton } from '../text-button.tsx';
import { useEditing } from './use-editor.ts';

type SlugFieldProps = {
  /** Path of the pages of this kind: `/job`. */
  path: string;
  hint?: string | false;
  isFixed?: boolean;
  suggestLabel: string;
  suggest: (title: string) => string;
};

export function SlugField({ path, hint, isFixed = false, suggestLabel, suggest }: SlugFieldProps) {
  const { draft, change, errorOf, disabled } = useEditing();
  const { slug: label } = useMessages('editing');
  const { site } = useAdmin();
  const slug = String(draft.slug);
  const title = String(draft['title.en']).trim() || String(draft['title.sv']);
  return (
    <div className="grid justify-items-start">
      <div className="w-full">
        <InputField
          label={label}
          hint={
            <>
              <span className="wrap-anywhere">{`${site.url}${path}/${slug}`}</span>
              {hint && ` · ${hint}`}
            </>
          }
          error={errorOf('slug')}
          value={slug}
          disabled={isFixed}
          maxLength={maxSlugLength}
          spellCheck={false}
          onChange={({ target }) =>
            change({ slug: target.value.toLowerCase().replace(/\s/g, '-') })
          }
        />
      </div>
      {!isFixed && !disabled && (
        <TextButton onClick={() => change({ slug: suggest(title) })}>{suggestLabel}</TextButton>
      )}
    </div>
  );
}
