import { LongTextField } from '../forms/fields.tsx';
import { CorrectionForm } from './correction-form.tsx';
import type { OwnApplication } from './data.ts';
import type { OwnWords } from './own-words.server.ts';
import type { Act } from './use-own-page.ts';

type LetterFormProps = { application: OwnApplication; words: OwnWords; act: Act };

/** As long as nobody has decided, the letter may be written better. */
export function LetterForm({ application, words: { messages, texts }, act }: LetterFormProps) {
  const { id, cover_letter: letter } = application;
  const { applications } = messages;
  return (
    <CorrectionForm
      texts={texts}
      part="application"
      id={id}
      stored={{ cover_letter: letter }}
      act={act}
      save={applications.saveLetter}
      saved={applications.letterSaved}
    >
      <LongTextField name="cover_letter" label={applications.letter} maxLength={8000} rows={6} />
    </CorrectionForm>
  );
}
