import { LongTextField } from '../forms/fields.tsx';
import { CorrectionForm } from './correction-form.tsx';
import type { OwnApplication } from './data.ts';
import type { OwnPageContent } from './own-messages.server.ts';
import type { RunAction } from './use-own-page.ts';

type CoverLetterFormProps = {
  application: OwnApplication;
  content: OwnPageContent;
  runAction: RunAction;
};

/** The cover letter can be edited until the application is decided. */
export function CoverLetterForm({
  application,
  content: { messages, formMessages, constraints },
  runAction,
}: CoverLetterFormProps) {
  const { id, cover_letter: letter } = application;
  const { applications } = messages;
  return (
    <CorrectionForm
      messages={formMessages}
      constraints={constraints.application}
      part="application"
      id={id}
      stored={{ cover_letter: letter }}
      runAction={runAction}
      save={applications.saveLetter}
      saved={applications.letterSaved}
    >
      <LongTextField name="cover_letter" label={applications.letter} rows={6} />
    </CorrectionForm>
  );
}
