import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { type Language, languages } from '../../../../domain/language.ts';
import {
  jobPreviewPath,
  onPreviewReady,
  sendJobPreview,
  toPreview,
} from '../../../data/job-preview.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { storeLanguage } from '../../../i18n/stored-language.ts';
import { Button } from '../../../ui/button.tsx';
import { useClients } from './client-field.tsx';
import { useJobEditing } from './editor-context.ts';

const widths = ['wide', 'narrow'] as const;

/** The site's own page inside a frame: what visitors will see, in either language. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const { messages } = useJobEditing();
  const { preview } = messages;
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [width, setWidth] = useState<(typeof widths)[number]>('wide');
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  useJobInFrame(frame);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="dialog h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)]! overflow-hidden open:grid open:grid-rows-[auto_minmax(0,1fr)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-3">
        <div>
          <h2 id={titleId} className="text-lg">
            {preview.title}
          </h2>
          <p className="text-soft">{preview.text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Choice
            label={preview.language}
            choices={languages}
            words={messages.languages}
            value={language}
            onChoose={setLanguage}
          />
          <Choice
            label={preview.width}
            choices={widths}
            words={{ wide: preview.wide, narrow: preview.narrow }}
            value={width}
            onChoose={setWidth}
          />
          <Button variant="paper" size="compact" onClick={onClose}>
            {preview.close}
          </Button>
        </div>
      </div>
      <div className="grid justify-center bg-wool">
        <iframe
          ref={frame}
          key={language}
          src={`${jobPreviewPath}?lang=${language}`}
          title={preview.frame}
          className={clsx(
            'h-full border-0 bg-page',
            width === 'wide' ? 'w-[calc(100vw-2rem)]' : 'w-[390px] max-w-[calc(100vw-2rem)]',
          )}
        />
      </div>
    </dialog>
  );
}

/** Tells the page in the frame what to show, whenever it asks and whenever that changes. */
function useJobInFrame(frame: { current: HTMLIFrameElement | null }): void {
  const { draft, job } = useJobEditing();
  const clients = useClients();
  const own = useLanguage();

  useEffect(() => {
    const client = clients.find(({ id }) => id === draft.client_id);
    const send = () => {
      const target = frame.current?.contentWindow;
      const { id, publishedAt } = job;
      if (target) sendJobPreview(target, toPreview(draft, { id, client, publishedAt }));
    };
    send();
    return onPreviewReady(() => {
      send();
      // To look at a language is not to choose it, which is what its address does.
      storeLanguage(own);
    });
  }, [draft, job, clients, frame, own]);
}

type ChoiceProps<Value extends string> = {
  label: string;
  choices: readonly Value[];
  words: Record<Value, string>;
  value: Value;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({
  label,
  choices,
  words,
  value,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <fieldset aria-label={label} className="flex rounded-lg bg-wool p-0.5">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === value}
          onClick={() => onChoose(choice)}
          className={clsx(
            'min-h-8 rounded-md px-3 font-semibold',
            choice === value ? 'bg-paper' : 'text-soft hover:text-ink',
          )}
        >
          {words[choice]}
        </button>
      ))}
    </fieldset>
  );
}
