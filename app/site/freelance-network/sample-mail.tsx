import type { FreelanceNetworkMessages } from './messages.en.ts';

/** A picture of a mail, made of text: its buttons do nothing. */
export function SampleMail({ messages }: { messages: FreelanceNetworkMessages['sample'] }) {
  return (
    <figure>
      <figcaption className="pb-4">
        <h2 className="text-[1.5rem]">{messages.title}</h2>
      </figcaption>
      <blockquote className="-rotate-1 rounded-card border border-line bg-paper p-7 md:p-9">
        <p className="border-b border-line pb-4 font-head text-[1.25rem] leading-snug font-semibold text-balance">
          {messages.subject}
        </p>
        <p className="pt-4">{messages.body}</p>
        <p className="flex flex-wrap gap-3 pt-6 font-semibold">
          <span className="rounded-full bg-spruce px-5 py-2.5 text-on-spruce">{messages.yes}</span>
          <span className="rounded-full border border-edge px-5 py-2.5">{messages.no}</span>
        </p>
      </blockquote>
      <p className="pt-4 text-[.95rem] text-soft">{messages.caption}</p>
    </figure>
  );
}
