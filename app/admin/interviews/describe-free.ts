import { fill } from '../../i18n/format.ts';
import type { AdminMessages } from '../messages.en.ts';

export function describeFree(count: number, form: AdminMessages['interviews']['form']): string {
  return count > 0 ? fill(form.freeCount, { count: String(count) }) : form.noFree;
}
