/**
 * A part that the server has rendered with `renderStatic`, so that no script contains it. For
 * parts without links and state, such as drawings and quotes.
 */
export function StaticHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has escaped it on the server.
  return <div className="grid min-w-0" dangerouslySetInnerHTML={{ __html: html }} />;
}
