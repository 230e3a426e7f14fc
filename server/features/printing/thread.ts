import { serve } from '../../support/threads/serve.ts';
import { printInvoice } from '../invoices/print.ts';
import { printPresentation } from '../reviews/presentation/print.ts';
import type { PrintTask } from './print-in-thread.ts';

serve<PrintTask, Uint8Array>((task) =>
  'invoice' in task
    ? printInvoice(task.invoice, task.siteName)
    : printPresentation(task.presentation, task.siteName),
);
