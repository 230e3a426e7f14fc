import { mergeAttributes, Node } from '@tiptap/react';

/** The names of the variables that a text may contain, by key. */
export type VariableNames = Record<string, string>;

/** A word of a template that depends on the recipient, such as the first name: `domain/mail/message-template.ts`. */
export const Variable = Node.create<{ names: VariableNames }>({
  name: 'variable',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ names: {} }),
  addAttributes: () => ({
    name: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-variable'),
      renderHTML: ({ name }: { name: string }) => ({ 'data-variable': name }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-variable]' }],
  renderHTML({ node, HTMLAttributes }) {
    const { name } = node.attrs;
    return ['span', mergeAttributes(HTMLAttributes), this.options.names[name] ?? String(name)];
  },
  renderText({ node }) {
    return this.options.names[node.attrs.name] ?? '';
  },
});
