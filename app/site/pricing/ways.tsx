import { clsx } from 'clsx';
import type { fillPricing } from './fill-pricing.server.ts';

type WaysMessages = ReturnType<typeof fillPricing>['messages']['ways'];

const ways = ['agency', 'inHouse', 'ours'] as const;

/** Agency, in-house recruiter and this product by what differs; on a phone each row becomes a block. */
export function Ways({ messages }: { messages: WaysMessages }) {
  return (
    <table className="comparison ways w-full text-left">
      <caption className="sr-only">{messages.title}</caption>
      <thead>
        <tr>
          <td />
          {ways.map((way) => (
            <th
              key={way}
              scope="col"
              className={clsx(
                'px-5 py-4 align-bottom font-head text-[1.15rem] font-semibold',
                way === 'ours' && 'rounded-t-[20px] bg-spruce text-on-spruce',
              )}
            >
              {messages.names[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messages.rows.map((row, index) => (
          <tr key={row.label} className="border-t border-line align-top">
            <th scope="row" className="font-semibold md:w-[19%] md:py-5 md:pr-5">
              {row.label}
            </th>
            {ways.map((way) => (
              <td
                key={way}
                data-label={messages.names[way]}
                className={clsx(
                  'md:w-[27%] md:px-5 md:py-5',
                  way === 'ours'
                    ? clsx(
                        'bg-mint font-semibold text-on-mint',
                        index === messages.rows.length - 1 && 'md:rounded-b-[20px]',
                      )
                    : 'text-soft',
                )}
              >
                {row[way]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
