import type { ReactNode } from 'react';
import type { Crumb } from '@/ui/breadcrumb';
import { PageHeader } from '@/ui/page-header';
import { PageMeta } from './page-meta';

interface PageTopProps {
  title: string;
  /** The page's purpose in one sentence; also shown by search engines and share previews. */
  purpose: string;
  /** Set when title and purpose are Indonesian on an English page. */
  lang?: string | undefined;
  /** Breadcrumbs between the home page and this page. */
  way: readonly Crumb[];
  actions?: ReactNode;
}

/** Renders metadata and header of a public page from the same texts. */
export function PageTop({ title, purpose, lang, way, actions }: PageTopProps) {
  const crumbs = [...way, { label: title }];
  return (
    <>
      <PageMeta title={title} description={purpose} crumbs={crumbs} />
      <PageHeader
        title={<span lang={lang}>{title}</span>}
        purpose={purpose && <span lang={lang}>{purpose}</span>}
        crumbs={crumbs}
        actions={actions}
      />
    </>
  );
}
