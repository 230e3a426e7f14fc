import { clsx } from 'clsx';
import { useState } from 'react';
import { type Language, languages } from '../../../../domain/language.ts';
import { usePreviewFrame } from '../../../backend/preview/use-preview-frame.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../use-messages.ts';
import { FrameDialog } from './frame-dialog.tsx';

const widths = ['wide', 'narrow'] as const;

type PreviewDialogProps = {
  /** Path of the preview page, which renders the data it receives. */
  path: string;
  /** The data to render; a new object whenever it changes. */
  preview: object;
  onClose: () => void;
};

/** The page of the site in an iframe, as visitors will see it, in either language. */
export function PreviewDialog({ path, preview, onClose }: PreviewDialogProps) {
  const { preview: messages, languages: names } = useMessages('editing');
  const userLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(userLanguage);
  const [width, setWidth] = useState<(typeof widths)[number]>('wide');
  const frame = usePreviewFrame(preview);

  return (
    <FrameDialog
      title={messages.title}
      text={messages.text}
      close={messages.close}
      className="h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)]!"
      controls={
        <>
          <Choice
            label={messages.language}
            choices={languages}
            labels={names}
            value={language}
            onChoose={setLanguage}
          />
          <Choice
            label={messages.width}
            choices={widths}
            labels={{ wide: messages.wide, narrow: messages.narrow }}
            value={width}
            onChoose={setWidth}
          />
        </>
      }
      onClose={onClose}
    >
      <div className="grid justify-center bg-wool">
        <iframe
          ref={frame}
          key={language}
          src={`${path}?lang=${language}`}
          title={messages.frame}
          className={clsx(
            'h-full border-0 bg-page',
            width === 'wide' ? 'w-[calc(100vw-2rem)]' : 'w-[390px] max-w-[calc(100vw-2rem)]',
          )}
        />
      </div>
    </FrameDialog>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  choices: readonly Value[];
  labels: Record<Value, string>;
  value: Value;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({
  label,
  choices,
  labels,
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
          {labels[choice]}
        </button>
      ))}
    </fieldset>
  );
}
