import { serve } from '../../support/threads/serve.ts';
import { printInvoice } from '../invoices/print.ts';
import { hidePresentation } from '../reviews/presentation/hide/hide-presentation.ts';
import { printPresentation } from '../reviews/presentation/print.ts';
import type { PrintTask } from './print-in-thread.ts';

serve<PrintTask, Uint8Array>((task) => {
  if ('invoice' in task) return printInvoice(task.invoice, task.siteName);
  const { presentation, siteName } = task;
  const printed = presentation.isAnonymous ? hidePresentation(presentation) : presentation;
  return printPresentation(printed, siteName);
});
