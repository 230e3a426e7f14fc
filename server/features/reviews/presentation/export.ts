import { presentationExport } from '../../../../domain/review.ts';
import { actAs } from '../../../functions/act-as.ts';
import { defineAction } from '../../../functions/define-action.ts';
import { printInThread } from '../../printing/print-in-thread.ts';
import { loadPresentation } from './load.ts';

const maxStatementMs = 10_000;

/** Renders a shortlist, or one person of it, as a PDF for the client. Each person in it is recorded as exported. */
export const exportPresentation = defineAction({
  name: 'export-presentation',
  roles: ['admin', 'recruiter'],
  schema: presentationExport,
  async run(input, call, staff) {
    const { database, site } = call.context;
    const load = async () => {
      const presentation = await database.transaction(async (query) => {
        await actAs(query, staff.identity);
        await query(`set local statement_timeout = ${maxStatementMs}`);
        const { people, ...loaded } = await loadPresentation(query, input);
        await query(
          `insert into public.audit_log (actor_id, actor_role, action, table_name, row_id)
           select $1, 'authenticated', 'export', 'people', id from unnest($2::text[]) as id`,
          [staff.id, people.map(({ personId }) => personId)],
        );
        return { people, ...loaded };
      });
      return { presentation, siteName: site.name };
    };
    const pdf = await printInThread(load, staff.id, call.request.signal);
    return new Response(Buffer.from(pdf), {
      headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store' },
    });
  },
});
