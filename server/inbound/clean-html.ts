import sanitizeHtml from 'sanitize-html';

// The HTML of a received mail, rewritten from lists of allowed elements and attributes. It is shown in a frame without
// scripts as well.

const tags = [
  ...['p', 'div', 'br', 'hr', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'],
  ...[
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'strike',
    'sub',
    'sup',
    'small',
    'code',
    'span',
    'img',
  ],
];

/** Pictures of other sites tell their owner that the mail was read: they are loaded only when staff ask for them. */
const remotePicture = 'data-remote-src';

export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: {
      a: ['href'],
      img: [remotePicture, 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan', 'align'],
      th: ['colspan', 'rowspan', 'align'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    // Deeper elements are shown as text: a browser stops at about as many.
    nestingLimit: 200,
    transformTags: {
      // A relative link would lead into the back office, with the rights of its reader.
      a: (tagName, { href = '' }): sanitizeHtml.Tag => ({
        tagName,
        attribs: /^(https?:\/\/|mailto:|tel:)/i.test(href) ? { href } : {},
      }),
      img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
        tagName,
        attribs: {
          alt,
          ...(/^\d{1,4}$/.test(width) && { width }),
          ...(/^\d{1,4}$/.test(height) && { height }),
          ...(/^https?:\/\//i.test(src) && { [remotePicture]: src.slice(0, 2000) }),
        },
      }),
    },
    // A picture without a source would be an empty box.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs[remotePicture] && !attribs.alt,
  });
}
