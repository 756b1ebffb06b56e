import type { ReactNode } from 'react';
import type { Crumb } from '@/ui/breadcrumb';
import { PageHeader } from '@/ui/page-header';
import { PageMeta } from './page-meta';

interface PageTopProps {
  title: string;
  /** One sentence: what this page is for; search engines and share previews show it too. */
  purpose: string;
  /** Set where title and purpose are Indonesian on an English page. */
  lang?: string | undefined;
  /** The steps between home and this page. */
  way: readonly Crumb[];
  actions?: ReactNode;
}

/** Head and header of a public page from one set of words. */
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
