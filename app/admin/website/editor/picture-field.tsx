import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { pictureOrKey } from '../../../../domain/content/picture.ts';
import type { WebsiteField } from '../../../../domain/content/website.ts';
import { Portrait } from '../../../art/portrait.tsx';
import { WordMark } from '../../../art/word-mark.tsx';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { Button } from '../../../ui/button.tsx';
import { usePictureStore } from '../../kit/editor/use-picture-store.ts';
import { CropDialog } from '../../kit/pictures/crop-dialog.tsx';
import { PictureError, pictureTypes } from '../../kit/pictures/upload-picture.ts';
import { useMessages } from '../../use-messages.ts';
import { saveLogoDrawing } from '../data/items.ts';
import { useItemEditing } from './use-item-editor.ts';

const drawingType = 'image/svg+xml';

type Chosen = { picture: ImageBitmap; name: string };

/** A portrait, cropped to a square, or a logo, which may be a drawing. */
export function PictureField({ name, kind }: WebsiteField) {
  const { draft, change, disabled, labelOf } = useItemEditing();
  const { pictures: t } = useMessages('website');
  const { getClient } = useAuth();
  const store = usePictureStore('website');
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [error, setError] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  const isLogo = kind === 'logo';
  const value = draft[name] ?? '';
  const label = labelOf(name);

  async function choose(file: File | undefined) {
    if (!file || disabled) return;
    setError(undefined);
    setUploading(true);
    try {
      if (isLogo && file.type === drawingType) {
        change({ [name]: await saveLogoDrawing(await getClient(), file) });
      } else {
        setChosen({ picture: await open(file), name: file.name });
      }
    } catch (error) {
      setError(file.type === drawingType ? t.drawingFailed : store.describeError(error, file));
    } finally {
      setUploading(false);
    }
  }

  return (
    <div className="grid gap-2">
      <p className="font-semibold">{label}</p>
      <Drop label={label} onFile={(file) => (file ? void choose(file) : setError(t.foreign))}>
        {value ? (
          <Shown value={value} isLogo={isLogo} name={draft.display_name ?? draft.company ?? ''} />
        ) : (
          <span className="p-3 text-soft">{t.none}</span>
        )}
      </Drop>
      {!disabled && (
        <div className="flex flex-wrap gap-2">
          <Button variant="paper" size="compact" onClick={() => input.current?.click()}>
            {value ? t.replace : t.choose}
          </Button>
          {value && (
            <Button variant="quiet" size="compact" onClick={() => change({ [name]: '' })}>
              {t.remove}
            </Button>
          )}
        </div>
      )}
      <p className="text-sm text-soft">{isLogo ? t.logoHint : t.portraitHint}</p>
      <p role="status" className="text-soft empty:hidden">
        {isUploading && t.uploading}
      </p>
      <p role="alert" className="font-medium text-lingon empty:hidden">
        {error}
      </p>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={[...pictureTypes, ...(isLogo ? [drawingType] : [])].join()}
        hidden
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
      {chosen && (
        <CropDialog
          {...chosen}
          aspect={isLogo ? undefined : 1}
          onCrop={async (file) => {
            const { path } = await store.upload(file);
            change({ [name]: path });
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

async function open(file: File): Promise<ImageBitmap> {
  if (!pictureTypes.includes(file.type)) throw new PictureError('type');
  try {
    return await createImageBitmap(file);
  } catch {
    throw new PictureError('unreadable');
  }
}

function Shown({ value, isLogo, name }: { value: string; isLogo: boolean; name: string }) {
  const picture = pictureOrKey(value);
  if (isLogo) {
    return (
      <span className="grid min-h-28 place-content-center bg-spruce px-8 text-[1.35rem] text-on-spruce">
        <WordMark name={name} logo={picture} />
      </span>
    );
  }
  return <Portrait image={picture} name={name} className="mx-auto size-28 object-cover" />;
}

/** A picture that is dragged from a web page has a URL but no file. */
type DropProps = {
  label: string;
  onFile: (file: File | undefined) => void;
  children: ReactNode;
};

function Drop({ label, onFile, children }: DropProps) {
  const [isOver, setOver] = useState(false);
  return (
    <fieldset
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        onFile(file);
      }}
      className={clsx(
        'w-fit min-w-48 max-w-full overflow-hidden rounded-compact border border-dashed',
        isOver ? 'border-primary bg-mint' : 'border-edge bg-page',
      )}
    >
      <div className="grid min-h-28 place-content-center">{children}</div>
    </fieldset>
  );
}
