import { byCode, type MessagesOf } from '../../../i18n/messages-of.ts';

export const adminShortcuts = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  goTo: 'Go to',
  create: 'Create',
  palette: 'Find people, jobs, actions',
  help: 'Show this help',
  notifications: 'Open notifications',
  followedBy: 'then',
  keyNames: byCode({
    Escape: 'Esc',
    Enter: 'Enter',
    ArrowDown: '↓',
    ArrowUp: '↑',
    ArrowLeft: '←',
    ArrowRight: '→',
    ' ': 'Space',
  }),
  enabled: 'Enable single-key shortcuts',
  enabledHint: 'Turn off if you use dictation or press keys by mistake. Ctrl K always works.',
  close: 'Close',
} as const;

export type AdminShortcutsMessages = MessagesOf<typeof adminShortcuts>;
