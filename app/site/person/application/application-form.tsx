import { keysOf } from '../../../../domain/keys-of.ts';
import type { OwnApplication } from '../../../../domain/own-page.ts';
import { LongTextField } from '../../forms/fields.tsx';
import type { OwnPageContent } from '../own-messages.server.ts';
import { CorrectionForm } from '../profile/correction-form.tsx';
import type { RunAction } from '../use-own-page.ts';

type ApplicationFormProps = {
  application: OwnApplication;
  content: OwnPageContent;
  runAction: RunAction;
};

/** The texts of an application can be edited until it is decided. */
export function ApplicationForm({
  application,
  content: { messages, formMessages, constraints },
  runAction,
}: ApplicationFormProps) {
  const { textLabels, save, saved } = messages.applications;
  const names = keysOf(textLabels);
  return (
    <CorrectionForm
      messages={formMessages}
      constraints={constraints.application}
      part="application"
      id={application.id}
      stored={Object.fromEntries(names.map((name) => [name, application[name]]))}
      runAction={runAction}
      save={save}
      saved={saved}
    >
      {names.map((name) => (
        <LongTextField key={name} name={name} label={textLabels[name]} rows={6} />
      ))}
    </CorrectionForm>
  );
}
