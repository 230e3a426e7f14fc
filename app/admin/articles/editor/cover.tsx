import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { maxArticleLengths } from '../../../../domain/content/article-draft.ts';
import { coverUrl } from '../../../../domain/content/picture.ts';
import { Button } from '../../../ui/button.tsx';
import { LocalizedText } from '../../kit/editor/localized-fields.tsx';
import { usePictureStore } from '../../kit/editor/use-picture-store.ts';
import { pictureTypes } from '../../kit/pictures/upload-picture.ts';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { useArticleEditing } from './use-article-editor.ts';

export function CoverField() {
  const { row: article, draft, change, disabled } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const { cover } = messages;
  const store = usePictureStore(`articles/${article.id}`);
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const [isOver, setOver] = useState(false);
  const [error, setError] = useState<string>();

  async function upload(file: File | undefined) {
    if (!file || disabled) return;
    setError(undefined);
    setUploading(true);
    try {
      const { path } = await store.upload(file);
      change({ cover_path: path });
    } catch (error) {
      setError(store.describeError(error, file));
    } finally {
      setUploading(false);
    }
  }

  return (
    <Section title={cover.title} text={cover.text}>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-[20rem_minmax(0,1fr)]">
        <fieldset
          aria-label={cover.title}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void upload(event.dataTransfer.files[0]);
          }}
          className={clsx(
            'grid aspect-video place-content-center overflow-hidden rounded-compact border border-dashed text-center',
            isOver ? 'border-primary bg-mint' : 'border-edge bg-page',
          )}
        >
          {draft.cover_path ? (
            <img src={coverUrl(draft.cover_path, 800)} alt="" className="size-full" />
          ) : (
            <div className="grid justify-items-center gap-1 p-4">
              <Button variant="paper" size="compact" onClick={() => input.current?.click()}>
                {cover.choose}
              </Button>
              <span className="text-soft">{cover.drop}</span>
            </div>
          )}
        </fieldset>
        <div className="grid content-start gap-3">
          <div className="flex flex-wrap items-center gap-2 empty:hidden">
            {draft.cover_path && !disabled && (
              <>
                <Button variant="paper" size="compact" onClick={() => input.current?.click()}>
                  {cover.replace}
                </Button>
                <Button variant="quiet" size="compact" onClick={() => change({ cover_path: null })}>
                  {cover.remove}
                </Button>
              </>
            )}
          </div>
          <p role="status" className="text-soft empty:hidden">
            {isUploading && cover.uploading}
          </p>
          <p role="alert" className="font-medium text-lingon empty:hidden">
            {error}
          </p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join()}
        aria-label={cover.choose}
        hidden
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          target.value = '';
        }}
      />
      {draft.cover_path && <LocalizedText name="cover_alt" max={maxArticleLengths.cover_alt} />}
    </Section>
  );
}
