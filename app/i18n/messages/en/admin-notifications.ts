export const adminNotifications = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread: 'Notifications, {count} unread',
  markAll: 'Mark all as read',
  unread: 'Unread',
  empty: 'All quiet. When somebody mentions you or hands you an application, it is told here.',
  failed: 'The notifications did not come.',
  retry: 'Try again',
  somebody: 'Somebody',
  kinds: {
    mention: '{actor} mentioned you',
    assigned: '{actor} gave you an application',
    client_commented: 'The client wrote about {person}',
    client_asked_for_interview: 'The client wants to meet {person}',
    client_passed: 'The client passed on {person}',
  } as Record<string, string>,
  other: 'News about {person}',
  about: '{person} · {job}',
};

export type AdminNotificationsMessages = typeof adminNotifications;
