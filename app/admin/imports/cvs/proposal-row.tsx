import { clsx } from 'clsx';
import { useId, useState } from 'react';
import {
  type CvField,
  cvFields,
  cvMapping,
  type ImportEdit,
  isFileError,
  maxProposalLength,
} from '../../../../domain/imports/import.ts';
import { listProposalNotes } from '../../../../domain/imports/proposal-notes.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fill } from '../../../i18n/format.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { inputClass } from '../../../ui/fields/field.tsx';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useMessages } from '../../use-messages.ts';
import type { Proposal } from '../data/proposals.ts';
import { editImport } from '../data/run-import.ts';

type ProposalRowProps = {
  importId: string;
  proposal: Proposal;
  /** Called with each change that is being saved; false if it failed. */
  onSave: (save: Promise<boolean>) => void;
};

/** A row with a CV and the fields that were read from it. */
export function ProposalRow({ importId, proposal, onSave }: ProposalRowProps) {
  const { cvs: t, fields, notes, reasons } = useMessages('imports');
  const { getClient } = useAuth();
  const describeError = useDescribeError();
  const [cells, setCells] = useState(proposal.cells);
  const [saved, setSaved] = useState(proposal.cells);
  const [isSkipped, setSkipped] = useState(proposal.is_skipped);
  const [name = ''] = cells;
  const skipId = useId();
  const fileError = isFileError(proposal.file_state) ? proposal.file_state : undefined;

  type Change = Omit<ImportEdit['rows'][number], 'position'>;
  const save = (change: Change) => {
    const saving = send(change);
    onSave(saving);
    return saving;
  };
  async function send(change: Change): Promise<boolean> {
    try {
      const rows = [{ position: proposal.position, ...change }];
      await editImport(await getClient(), { import_id: importId, rows });
      return true;
    } catch (error) {
      toastError(describeError(error, t.saveFailed));
      return false;
    }
  }
  const leave = async (field: CvField, at: number) => {
    const value = cells[at] ?? '';
    if (value === saved[at]) return;
    if (await save({ values: { [field]: value } })) setSaved((before) => before.with(at, value));
  };
  const skip = async (isNowSkipped: boolean) => {
    setSkipped(isNowSkipped);
    if (!(await save({ is_skipped: isNowSkipped }))) setSkipped(!isNowSkipped);
  };
  const hints = fileError
    ? [reasons[fileError] ?? fileError]
    : listProposalNotes(cells, proposal.file_state).map((note) => notes[note] ?? note);
  return (
    <li className="grid gap-2 px-3.5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <b className={clsx('min-w-0 font-semibold break-words', isSkipped && 'text-soft')}>
          {name}
        </b>
        {!fileError && (
          <label htmlFor={skipId} className="flex flex-none items-center gap-2">
            <Checkbox
              id={skipId}
              aria-label={fill(t.skipOf, { name })}
              checked={isSkipped}
              onChange={({ currentTarget }) => void skip(currentTarget.checked)}
            />
            {t.skip}
          </label>
        )}
      </div>
      {!fileError && !isSkipped && (
        <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-5">
          {cvFields.map((field) => {
            const column = cvMapping.indexOf(field);
            return (
              <label key={field} className="grid gap-1">
                <span className="text-sm text-soft">{fields[field]}</span>
                <input
                  aria-label={fill(t.fieldOf, { field: fields[field] ?? field, name })}
                  className={clsx(inputClass, 'py-1.5')}
                  value={cells[column] ?? ''}
                  maxLength={maxProposalLength}
                  onChange={({ currentTarget: { value } }) =>
                    setCells((before) => before.with(column, value))
                  }
                  onBlur={() => void leave(field, column)}
                />
              </label>
            );
          })}
        </div>
      )}
      {!isSkipped &&
        hints.map((hint) => (
          <p key={hint} className="text-soft">
            {hint}
          </p>
        ))}
    </li>
  );
}
