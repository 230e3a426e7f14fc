import type { FileViewMessages } from './messages.en.ts';

export const Unreadable = ({ messages }: { messages: FileViewMessages }) => (
  <p role="alert" className="rounded-compact bg-wool px-4 py-3">
    {messages.unreadable}
  </p>
);
