import { clsx } from 'clsx';
import { useId } from 'react';
import { pictureUrl } from '../../../../domain/content/picture.ts';
import { fill } from '../../../i18n/format.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { toastError } from '../../../ui/toast/toast-error.ts';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { PictureError, pictureTypes, uploadPicture } from '../../kit/pictures/upload-picture.ts';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';
import { type Client, updateLogo } from '../data/client.ts';

type LogoProps = { client: Client; mutate: UndoableMutation };

export function Logo({ client, mutate }: LogoProps) {
  const { facts: t } = useMessages('clients');
  const id = useId();
  const { logo_path: path } = client;
  const url = path ? pictureUrl(path) : undefined;

  const set = (next: string | null, done: string) =>
    mutate({
      work: (backend) => updateLogo(backend, client.id, next),
      undo: (backend) => updateLogo(backend, client.id, path),
      done,
    });
  async function upload(file: File | undefined) {
    if (!file) return;
    await mutate({
      work: async (backend) => {
        try {
          const picture = await uploadPicture(backend, 'clients', file);
          await updateLogo(backend, client.id, picture.path);
        } catch (error) {
          if (!(error instanceof PictureError)) throw error;
          throw new Error(t.logoFailed, { cause: error });
        }
      },
      undo: (backend) => updateLogo(backend, client.id, path),
      done: t.logoSaved,
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      {url && (
        <img
          src={url}
          alt={fill(t.logoOf, { name: client.name })}
          className="h-12 max-w-40 rounded-compact border border-line bg-white object-contain p-1.5"
        />
      )}
      <label
        htmlFor={id}
        className={clsx(buttonClass({ variant: 'paper', size: 'compact' }), 'cursor-pointer')}
      >
        {url ? t.changeLogo : t.addLogo}
        <input
          id={id}
          type="file"
          accept={pictureTypes.join(',')}
          className="sr-only"
          onChange={(event) => {
            const { files } = event.currentTarget;
            void upload(files?.[0]).catch(() => toastError(t.logoFailed));
            event.currentTarget.value = '';
          }}
        />
      </label>
      {url && <TextButton onClick={() => void set(null, t.logoRemoved)}>{t.removeLogo}</TextButton>}
    </div>
  );
}
