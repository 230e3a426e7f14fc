import { renderMediaType } from '../media-type.ts';
import type { RestRequest } from '../request.ts';
import type { PreparedRequest } from './prepared-request.ts';

/** Explains the statement instead of running it if the client requested the execution plan. */
export function withExplain({ media }: RestRequest, prepared: PreparedRequest): PreparedRequest {
  if (media.type !== 'plan') return prepared;
  const { statement } = prepared;
  const options = [`format ${media.format}`, ...media.options].join(', ');
  return {
    ...prepared,
    statement: { ...statement, text: `explain (${options}) ${statement.text}` },
    check: undefined,
    rollback: true,
    estimate: undefined,
    explain: true,
    respond: ({ body }) => ({
      status: 200,
      headers: { 'content-type': renderMediaType(media) },
      body,
    }),
  };
}
