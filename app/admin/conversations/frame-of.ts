const remotePicture = /<img\b[^>]*?data-remote-src="([^"]{1,4000})"[^>]*>/g;

/**
 * Builds the document of the frame that shows a received mail. The server has cleaned the HTML, the frame runs no
 * scripts, and the policy of the page lets it load nothing: pictures of other sites are links that staff may open.
 */
export function frameOf(html: string): { document: string; pictures: string[] } {
  const pictures = [...html.matchAll(remotePicture)].map(([, url = '']) =>
    url.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
  const withoutPictures = html.replace(
    /<img\b[^>]*>/g,
    (tag) => / alt="([^"]*)"/.exec(tag)?.[1] ?? '',
  );
  const safe = pictures.filter((url) => /^https?:\/\//i.test(url));
  return {
    document: `<!doctype html><meta charset="utf-8"><base target="_blank"><style>body{font:15px/1.5 sans-serif;margin:16px;color:#1e1a17;overflow-wrap:anywhere}</style>${withoutPictures}`,
    pictures: [...new Set(safe)].slice(0, 50),
  };
}
