/**
 * A part that the server has rendered with `renderStatic`, so that no script contains it. For
 * parts without state, such as drawings and quotes. A link in it loads its page as a whole.
 */
export function StaticHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has escaped it on the server.
  return <div className="grid min-w-0" dangerouslySetInnerHTML={{ __html: html }} />;
}
