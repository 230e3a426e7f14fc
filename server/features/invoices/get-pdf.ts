import { pdfType } from '../../../domain/document.ts';
import type { FunctionContext } from '../../functions/call.ts';
import { printInThread } from '../printing/print-in-thread.ts';
import type { LoadedInvoice } from './load-printed.ts';

export const pdfFile = (invoice: { id: string; client_id: string }) => ({
  bucket: 'invoices',
  path: `${invoice.client_id}/${invoice.id}.pdf`,
});

/** Returns the PDF of an invoice. The PDF of a sent invoice is rendered once and stored, because it does not change. */
export async function getPdf(
  invoice: LoadedInvoice,
  { files, site }: Pick<FunctionContext, 'files' | 'site'>,
  readerId: string,
): Promise<Uint8Array> {
  const isSent = invoice.number !== null;
  const stored = isSent && (await files.read(pdfFile(invoice)));
  if (stored) return stored;
  const pdf = await printInThread(() => ({ invoice, siteName: site.name }), readerId);
  if (isSent) await files.save(pdfFile(invoice), pdf, pdfType);
  return pdf;
}
