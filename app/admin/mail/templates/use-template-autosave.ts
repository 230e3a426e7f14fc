import { useEffect, useMemo } from 'react';
import { keysOf } from '../../../../domain/keys-of.ts';
import { findTemplateError, type TemplateError } from '../../../../domain/mail/mail-template.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import type { Stored } from '../../kit/autosave/autosave.ts';
import { isTransient } from '../../kit/autosave/is-transient.ts';
import { openLocalDraft } from '../../kit/autosave/local-draft.ts';
import { useAutosave } from '../../kit/autosave/use-autosave.ts';
import type { NameOf } from '../../kit/editor/use-name-of.ts';
import { useStaff } from '../../shell/staff-context.ts';
import {
  type EmailTemplate,
  findEmailTemplate,
  saveEmailTemplate,
  type TemplateDraft,
} from './data.ts';

/**
 * Autosave for the texts of a mail: stored in the browser immediately, on the server only by hand,
 * because mails are sent meanwhile.
 */
export function useTemplateAutosave(template: EmailTemplate, nameOf: NameOf) {
  const { getClient } = useAuth();
  const { userId } = useStaff();
  const { key, variables } = template;
  const stored = useMemo(() => toStored(template, nameOf), [template, nameOf]);
  const { autosave, snapshot } = useAutosave(stored, {
    automatic: false,
    draft: openLocalDraft(`template-draft:${userId}:${key}`),
    findInvalidKeys: (fields) => Object.keys(findErrors(fields as TemplateDraft, variables)),
    isTransient,
    save: async (fields, _changed, version) =>
      saveEmailTemplate(await getClient(), key, { draft: fields as TemplateDraft, version }),
    load: async () => {
      const current = await findEmailTemplate(await getClient(), key);
      if (!current) throw new BackendError({ message: 'The template is gone.', code: '42501' });
      return toStored(current, nameOf);
    },
  });

  useEffect(() => autosave.receive(stored), [autosave, stored]);

  const draft = snapshot.fields as TemplateDraft;
  const errors = useMemo(() => findErrors(draft, variables), [draft, variables]);
  return { autosave, snapshot, draft, errors };
}

function toStored({ version, savedAt, savedBy, draft }: EmailTemplate, nameOf: NameOf): Stored {
  return { version, savedAt, savedBy: nameOf(savedBy), fields: draft };
}

export type TemplateErrors = Partial<Record<keyof TemplateDraft, TemplateError>>;

function findErrors(draft: TemplateDraft, variables: string[]): TemplateErrors {
  const errors: TemplateErrors = {};
  for (const key of keysOf(draft)) {
    const part = key.startsWith('subject') ? 'subject' : 'body';
    const error = findTemplateError(part, draft[key], { variables, siteUrl: location.origin });
    if (error) errors[key] = error;
  }
  return errors;
}
