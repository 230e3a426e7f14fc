import { byCode, type MessagesOf } from '../../i18n/messages-of.ts';

export const adminDataExports = {
  title: 'Export of all data',
  notYours: {
    title: 'You don’t have access',
    text: 'The export holds everything, so only administrators create and download it.',
  },
  make: {
    title: 'Take your data with you',
    text: 'One ZIP file with everything: people, jobs, applications, notes, emails, interviews, clients, invoices and the website’s texts as CSV and JSON, and all files. A README inside says what is what.',
    secure:
      'The file contains personal data about everyone in your database. It can be downloaded by administrators for {days} days and is then deleted. Each export and download is in the audit log.',
    submit: 'Create export',
    busy: 'Another export is in progress. Wait until it’s ready.',
    started: 'Your export is being created. You can leave this page.',
  },
  list: {
    title: 'Exports',
    empty: 'No exports yet.',
    madeBy: 'by {name}',
    progress: 'Rows: {rows} · Files: {files}',
    until: 'available until {time}',
    download: 'Download',
    delete: 'Delete',
    cancel: 'Stop',
  },
  states: byCode({
    waiting: 'Waiting',
    running: 'In progress',
    done: 'Ready',
    failed: 'Failed',
    expired: 'Deleted',
  }),
  confirm: {
    title: 'Delete this export?',
    text: 'The file is deleted right away. Your data stays.',
    confirm: 'Delete',
    cancel: 'Keep',
  },
} as const;

export type AdminDataExportsMessages = MessagesOf<typeof adminDataExports>;
