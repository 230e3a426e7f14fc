import { createElement, Fragment, type ReactNode } from 'react';
import type { Chart as ChartData } from '../../../domain/content/chart.ts';
import {
  lowerHeadings,
  type RichDocument,
  type RichMark,
  type RichNode,
} from '../../../domain/content/rich-document.ts';
import type { Language } from '../../../domain/language.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { tieNumbers } from '../../i18n/tie-numbers.ts';

type RichTextProps = {
  document: RichDocument;
  /** Set below a heading of the page, so that its own headings are one level lower. */
  below?: boolean;
  /** Set if it is not in the language of the page. */
  lang?: Language;
};

/** Rich text as React elements, so that none of it is interpreted as HTML. */
export function RichText({ document, below = false, lang }: RichTextProps) {
  const nodes = below ? lowerHeadings(document) : document;
  return (
    <div className="rich-text" lang={lang}>
      {renderNodes(nodes)}
    </div>
  );
}

function renderNodes(nodes: RichNode[]): ReactNode {
  // The list is static, so its items need no keys.
  return createElement(Fragment, null, ...nodes.map(renderNode));
}

function renderNode(node: RichNode): ReactNode {
  switch (node.type) {
    case 'text':
      return renderText(node);
    case 'hardBreak':
      return <br />;
    case 'horizontalRule':
      return <hr />;
    case 'image':
      return (
        <img src={node.src} alt={node.alt} width={node.width} height={node.height} loading="lazy" />
      );
    case 'heading':
      return node.level === 2 ? (
        <h2 id={node.id}>{renderNodes(node.content)}</h2>
      ) : (
        <h3 id={node.id}>{renderNodes(node.content)}</h3>
      );
    case 'paragraph':
      return <p>{renderNodes(node.content)}</p>;
    case 'bulletList':
      return <ul>{renderNodes(node.content)}</ul>;
    case 'orderedList':
      return <ol start={node.start}>{renderNodes(node.content)}</ol>;
    case 'listItem':
      return <li>{renderNodes(node.content)}</li>;
    case 'blockquote':
      return <blockquote>{renderNodes(node.content)}</blockquote>;
    case 'callout':
      return <aside>{renderNodes(node.content)}</aside>;
    case 'chart':
      return <Chart title={node.title} rows={node.rows} />;
    case 'codeBlock':
      return <pre>{renderNodes(node.content.map(asCode))}</pre>;
  }
}

type TextNode = Extract<RichNode, { type: 'text' }> & { isCode?: boolean };

/** The text of code is shown as it was written. */
function renderText({ text, marks, isCode = marks.some(({ type }) => type === 'code') }: TextNode) {
  return marks.reduce<ReactNode>(renderMark, isCode ? text : tieNumbers(text));
}

const asCode = (node: RichNode): RichNode | TextNode =>
  node.type === 'text' ? { ...node, isCode: true } : node;

function renderMark(inner: ReactNode, mark: RichMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'underline':
      return <u>{inner}</u>;
    case 'strike':
      return <s>{inner}</s>;
    case 'code':
      return <code>{inner}</code>;
    case 'link':
      return mark.href.startsWith('/') ? (
        <LocalizedLink to={mark.href}>{inner}</LocalizedLink>
      ) : (
        <a href={mark.href} rel="noopener">
          {inner}
        </a>
      );
  }
}

/** Horizontal bars with their values beside them, so that the text alone says everything. */
function Chart({ title, rows }: ChartData) {
  return (
    <figure className="chart">
      {title && <figcaption>{title}</figcaption>}
      <dl>
        {rows.map(({ label, value, share }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span aria-hidden="true" style={{ width: `${Math.max(1, share * 100)}%` }} />
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
