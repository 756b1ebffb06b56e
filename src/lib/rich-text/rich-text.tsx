import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isMedia, mediaSrcSet } from '@/lib/media-url';
import { headingId } from './headings';
import { isRichTextDoc, type RichTextMark, type RichTextNode } from './rich-text-doc';
import { isExternal, safeLink } from './safe-link';

/** Shows a stored document as React elements, by an allow-list; a value that is no document shows nothing. */
export function RichText({ doc, lang }: { doc: unknown; lang?: string | undefined }) {
  if (!isRichTextDoc(doc)) return null;
  return (
    <div className="rich-text" lang={lang}>
      <Nodes nodes={doc.content} />
    </div>
  );
}

function Nodes({ nodes = [] }: { nodes?: RichTextNode[] | undefined }) {
  // A document is replaced as a whole, so positions are stable keys.
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);
}

function renderNode(node: RichTextNode): ReactNode {
  const children = <Nodes nodes={node.content} />;
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>(withMark, node.text);
    case 'paragraph':
      return <p>{children}</p>;
    case 'heading':
      // The page owns h1; an editor's headings start below it.
      return node.attrs?.level === 3 ? (
        <h3 id={headingId(node)}>{children}</h3>
      ) : (
        <h2 id={headingId(node)}>{children}</h2>
      );
    case 'bulletList':
      return <ul>{children}</ul>;
    case 'orderedList':
      return <ol>{children}</ol>;
    case 'listItem':
      return <li>{children}</li>;
    case 'blockquote':
      return <blockquote>{children}</blockquote>;
    case 'horizontalRule':
      return <hr />;
    case 'hardBreak':
      return <br />;
    case 'table':
      return (
        <table>
          <tbody>{children}</tbody>
        </table>
      );
    case 'tableRow':
      return <tr>{children}</tr>;
    case 'tableHeader':
      return <th scope="col">{children}</th>;
    case 'tableCell':
      return <td>{children}</td>;
    case 'image':
      return <Figure attrs={node.attrs} />;
    default:
      return null;
  }
}

function withMark(text: ReactNode, mark: RichTextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>;
    case 'italic':
      return <em>{text}</em>;
    case 'underline':
      return <u>{text}</u>;
    case 'strike':
      return <s>{text}</s>;
    case 'code':
      return <code>{text}</code>;
    case 'link':
      return <SafeLink href={mark.attrs?.href}>{text}</SafeLink>;
    default:
      return text;
  }
}

function SafeLink({ href, children }: { href: unknown; children: ReactNode }) {
  const address = safeLink(href);
  if (!address) return children;
  if (address.startsWith('/')) {
    // A file of the library is no page.
    return (
      <Link to={address} reloadDocument={isMedia(address)}>
        {children}
      </Link>
    );
  }
  return (
    <a href={address} {...(isExternal(address) ? { rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  );
}

function Figure({ attrs = {} }: { attrs?: Record<string, unknown> | undefined }) {
  const src = safeLink(attrs.src);
  if (!src || !/^(https?:|\/)/i.test(src)) return null;
  const size = { width: Number(attrs.width) || undefined, height: Number(attrs.height) || undefined };
  const alt = typeof attrs.alt === 'string' ? attrs.alt : '';
  const caption = typeof attrs.caption === 'string' ? attrs.caption : '';
  return (
    <figure>
      <img
        src={src}
        srcSet={mediaSrcSet(src)}
        sizes="(min-width: 48rem) 44rem, 100vw"
        alt={alt}
        {...size}
        loading="lazy"
        decoding="async"
      />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
