import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toLanguage, type Language } from '@/lib/i18n/i18n';
import { isMedia, mediaSrcSet } from '@/lib/media-url';
import { CalloutBox } from './callout';
import { headingId } from './headings';
import { isRichTextDoc, type RichTextMark, type RichTextNode } from './rich-text-doc';
import { RichTextTable } from './rich-text-table';
import { isExternal, safeLink } from './safe-link';
import './rich-text.css';

interface RichTextProps {
  doc: unknown;
  /** Language of the text, if it is not the page's. */
  lang?: string | undefined;
}

/** Renders a stored document as React elements from an allow-list; other values render nothing. */
export function RichText({ doc, lang }: RichTextProps) {
  if (!isRichTextDoc(doc)) return null;
  return (
    <div className="rich-text" lang={lang}>
      {showNodes(doc.content, lang === undefined ? lang : toLanguage(lang))}
    </div>
  );
}

function showNodes(nodes: RichTextNode[] | undefined, language: Language | undefined): ReactNode {
  // Documents are replaced as a whole, so indexes are stable keys.
  return nodes?.map((node, index) => <Fragment key={index}>{showNode(node, language)}</Fragment>);
}

function showNode(node: RichTextNode, language: Language | undefined): ReactNode {
  const { attrs = {} } = node;
  const children = showNodes(node.content, language);
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>(withMark, node.text);
    case 'paragraph':
      return <p>{children}</p>;
    case 'heading':
      // The page has the h1; an editor's headings start one level below it.
      return attrs.level === 3 ? (
        <h3 id={headingId(node)}>{children}</h3>
      ) : (
        <h2 id={headingId(node)}>{children}</h2>
      );
    case 'bulletList':
      return <ul>{children}</ul>;
    case 'orderedList': {
      const start = typeof attrs.start === 'number' ? attrs.start : undefined;
      const type = numbering(attrs.type);
      return (
        <ol start={start} type={type} data-numbering={type}>
          {children}
        </ol>
      );
    }
    case 'listItem':
      return <li>{children}</li>;
    case 'blockquote':
      return <blockquote>{children}</blockquote>;
    case 'callout':
      return (
        <CalloutBox tone={attrs.tone} language={language}>
          {children}
        </CalloutBox>
      );
    case 'horizontalRule':
      return <hr />;
    case 'hardBreak':
      return <br />;
    case 'table':
      return (
        <RichTextTable rows={node.content} language={language} show={(cell) => showNodes(cell, language)} />
      );
    case 'image':
      return <Figure attrs={attrs} />;
    default:
      return null;
  }
}

const numbering = (value: unknown) => (['a', 'A', 'i', 'I'] as const).find((type) => type === value);

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
    // The router does not handle library files.
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

/** Renders an image at the width of the text. Sets its size before it loads to avoid a layout shift. */
function Figure({ attrs }: { attrs: Record<string, unknown> }) {
  const src = safeLink(attrs.src);
  if (!src || !/^(https:|\/)/i.test(src)) return null;
  const size = { width: Number(attrs.width) || undefined, height: Number(attrs.height) || undefined };
  const alt = typeof attrs.alt === 'string' ? attrs.alt : '';
  const caption = typeof attrs.caption === 'string' ? attrs.caption : '';
  return (
    <figure>
      <img
        src={src}
        srcSet={mediaSrcSet(src)}
        sizes="(min-width: 40rem) 34rem, 100vw"
        alt={alt}
        {...size}
        loading="lazy"
        decoding="async"
      />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
