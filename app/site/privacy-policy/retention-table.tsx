import type { PrivacyPolicyMessages } from './messages.en.ts';

export function RetentionTable({ messages }: { messages: PrivacyPolicyMessages['table'] }) {
  return (
    <section>
      <h2 id="time" className="pb-5 text-[1.65rem]">
        {messages.title}
      </h2>
      <table className="comparison w-full text-left">
        <caption className="sr-only">{messages.caption}</caption>
        <thead>
          <tr className="text-soft">
            {[messages.what, messages.time, messages.afterwards].map((title) => (
              <th key={title} scope="col" className="pr-6 pb-2 font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {messages.rows.map(({ what, time, afterwards }) => (
            <tr key={what} className="border-t border-line align-top">
              <th scope="row" className="font-semibold md:py-3.5 md:pr-6">
                {what}
              </th>
              <td data-label={messages.time} className="text-balance md:py-3.5 md:pr-6">
                {time}
              </td>
              <td data-label={messages.afterwards} className="text-balance md:py-3.5">
                {afterwards}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
