import type { ReactNode } from 'react';
import { BlueprintGrid } from './blueprint-grid';
import { Breadcrumb, type Crumb } from './breadcrumb';

interface PageHeaderProps {
  title: ReactNode;
  /** Purpose of the page in one sentence. */
  purpose?: ReactNode;
  crumbs?: readonly Crumb[];
  /** Details below the purpose: a date, a status. */
  facts?: ReactNode;
  /** Buttons; in the back-office, the primary action is always here. */
  actions?: ReactNode;
}

/** Renders the header of every public page: breadcrumb, title and purpose. */
export function PageHeader({ title, purpose, crumbs = [], facts, actions }: PageHeaderProps) {
  return (
    <header className="relative isolate overflow-hidden border-b border-border bg-surface">
      <BlueprintGrid />
      <div className="container-page space-y-4 pt-6 pb-10 sm:pt-8 sm:pb-14">
        <Breadcrumb crumbs={crumbs} />
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="space-y-3">
            <h1 className="text-3xl">{title}</h1>
            {purpose && <p className="max-w-prose text-lg text-text-muted">{purpose}</p>}
            {facts && <div className="flex flex-wrap items-center gap-3">{facts}</div>}
          </div>
          {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
        </div>
      </div>
    </header>
  );
}

/** Renders the header of a back-office list, on one line if possible, to leave room for rows. */
export function ListHeader({
  title,
  purpose,
  actions,
}: Record<'title' | 'purpose', string> & { actions?: ReactNode }) {
  return (
    <header className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-64 items-baseline gap-3">
        <h1 className="min-w-0 text-xl break-words md:whitespace-nowrap">{title}</h1>
        <p className="min-w-0 flex-1 truncate text-sm text-text-muted max-md:sr-only" title={purpose}>
          {purpose}
        </p>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}

/** Renders the header of a back-office screen: denser, without the grid. */
export function ScreenHeader({ title, purpose, actions }: Omit<PageHeaderProps, 'crumbs' | 'facts'>) {
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 space-y-1 break-words">
        <h1 className="text-xl">{title}</h1>
        {purpose && <p className="max-w-prose text-sm text-text-muted">{purpose}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
