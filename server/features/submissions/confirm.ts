import { z } from 'zod';
import { hashToken } from '../../email/person-links.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/once.ts';
import { anonymous } from '../../http/identity.ts';
import type { Query } from '../../postgres/query.ts';
import type { SavedCv } from '../applications/cv.ts';
import { findByEmail, updatePerson } from '../people/match-person.ts';
import { forms } from './forms.ts';

const schema = z.object({ token: z.string('link_invalid').min(1).max(200) });

/** Carries out a form that waited for the owner of its address, once. Only a POST does: mail scanners read links. */
export const confirmSubmission = defineAction({
  name: 'confirm-submission',
  roles: 'anyone',
  schema,
  page: ({ token }, answer) =>
    `/confirm/${encodeURIComponent(token)}?outcome=${answer ? 'done' : 'lost'}`,
  run: ({ token }, { context }) =>
    context.database.transaction(async (query) => {
      await actAs(query, anonymous);
      const held = await lockSubmission(query, token);
      if (held.confirmed_at) return { ok: true, form: held.form };
      const form = forms.find(({ name }) => name === held.form);
      // An address that staff have given to another person since proves nothing about this one.
      const personId = await findByEmail(query, held.email);
      if (!form || personId !== held.person_id) throw new FunctionError('link_invalid');
      const { data, checked } = held;
      const sentAt = new Date(held.submitted_at);
      await form.carryOutHeld(
        { query, data, checked, cv: cvOf(held), sentAt, site: context.site },
        (given) => updatePerson(query, held.person_id, given),
      );
      await query(
        `update public.pending_submissions set confirmed_at = now(), data = '{}', checked = '{}', cv_bucket = null,
           cv_path = null, cv_file_name = null, cv_mime_type = null, cv_size_bytes = null, cv_sha256 = null
         where id = $1`,
        [held.id],
      );
      return { ok: true, form: held.form };
    }),
});

type Held = {
  id: string;
  form: string;
  person_id: string;
  email: string;
  data: unknown;
  checked: { jobId?: string };
  submitted_at: string;
  confirmed_at: string | null;
  expired: boolean;
  cv_bucket: string | null;
  cv_path: string;
  cv_file_name: string;
  cv_mime_type: string;
  cv_size_bytes: string;
  cv_sha256: string;
};

async function lockSubmission(query: Query, token: string): Promise<Held> {
  const { rows } = await query(
    `select id, form, person_id, email, data, checked, submitted_at, confirmed_at, expires_at < now() as expired,
       cv_bucket, cv_path, cv_file_name, cv_mime_type, cv_size_bytes, cv_sha256
     from public.pending_submissions where token_hash = $1 for update`,
    [hashToken(token)],
  );
  const held: Held | undefined = rows[0];
  if (!held) throw new FunctionError('link_invalid');
  if (held.expired && !held.confirmed_at) throw new FunctionError('link_expired');
  return held;
}

function cvOf(held: Held): SavedCv | undefined {
  if (held.cv_bucket === null) return undefined;
  return {
    bucket: held.cv_bucket,
    path: held.cv_path,
    fileName: held.cv_file_name,
    mimeType: held.cv_mime_type,
    size: Number(held.cv_size_bytes),
    sha256: held.cv_sha256,
  };
}
