export const adminShortcuts = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  goTo: 'Go to',
  create: 'Create',
  palette: 'Find person, job or action',
  help: 'Show this help',
  notifications: 'Open notifications',
  followedBy: 'then',
  keyNames: {
    Escape: 'Esc',
    Enter: 'Enter',
    ArrowDown: '↓',
    ArrowUp: '↑',
    ArrowLeft: '←',
    ArrowRight: '→',
    ' ': 'Space',
  } as Record<string, string>,
  enabled: 'Single keys are shortcuts',
  enabledHint: 'Turn it off if you dictate or if keys get pressed by mistake. Ctrl K always works.',
  close: 'Close',
};

export type AdminShortcutsMessages = typeof adminShortcuts;
