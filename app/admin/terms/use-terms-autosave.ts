import { useEffect, useMemo } from 'react';
import { findTermsErrors, type TermsDraft } from '../../../domain/content/terms-draft.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { BackendError } from '../../backend/backend-error.ts';
import type { Stored } from '../kit/autosave/autosave.ts';
import { isTransient } from '../kit/autosave/is-transient.ts';
import { openLocalDraft } from '../kit/autosave/local-draft.ts';
import { useAutosave } from '../kit/autosave/use-autosave.ts';
import type { NameOf } from '../kit/editor/use-name-of.ts';
import { useStaff } from '../shell/staff-context.ts';
import { type EditedTerms, findTermsDraft, saveTerms } from './data.ts';

/**
 * Autosave for the draft of the terms: it stores the draft in the browser and on the server, and
 * merges changes of colleagues.
 */
export function useTermsAutosave(terms: EditedTerms, nameOf: NameOf) {
  const { getClient } = useAuth();
  const { userId } = useStaff();
  const stored = useMemo(() => toStored(terms, nameOf), [terms, nameOf]);
  const { autosave, snapshot } = useAutosave(stored, {
    automatic: true,
    draft: openLocalDraft(`terms-draft:${userId}:${terms.id}`),
    findInvalidKeys: (fields) => Object.keys(findTermsErrors(fields as TermsDraft)),
    isTransient,
    save: async (fields, changed, version) =>
      saveTerms(await getClient(), terms.id, { draft: fields as TermsDraft, changed, version }),
    load: async () => {
      const current = await findTermsDraft(await getClient());
      if (current?.id !== terms.id) {
        throw new BackendError({ message: 'The draft is gone.', code: '42501' });
      }
      return toStored(current, nameOf);
    },
  });

  useEffect(() => autosave.receive(stored), [autosave, stored]);

  return { autosave, snapshot, draft: snapshot.fields as TermsDraft };
}

function toStored({ version, savedAt, savedBy, draft }: EditedTerms, nameOf: NameOf): Stored {
  return { version, savedAt, savedBy: nameOf(savedBy), fields: draft };
}
