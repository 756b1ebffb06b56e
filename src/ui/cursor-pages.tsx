import { ArrowUpToLine, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Cursor } from '@/lib/url-state';
import { Button } from './controls/button';

interface CursorPagesProps {
  cursor: Cursor | undefined;
  next: Cursor | undefined;
  /** Returns the URL's query with another cursor; null for the newest page. */
  searchFor: (cursor: Cursor | null) => string;
  labels: { pages: string; newest: string; older: string };
}

/** Renders links to the newest and the next older page of a log. */
export function CursorPages({ cursor, next, searchFor, labels }: CursorPagesProps) {
  if (!cursor && !next) return null;
  const at = (place: Cursor | null) => ({ search: searchFor(place) });
  return (
    <nav aria-label={labels.pages} className="flex flex-wrap justify-between gap-3">
      {cursor ? (
        <Button asChild variant="secondary" size="sm">
          <Link to={at(null)}>
            <ArrowUpToLine aria-hidden />
            {labels.newest}
          </Link>
        </Button>
      ) : (
        <span />
      )}
      {next && (
        <Button asChild variant="secondary" size="sm">
          <Link to={at(next)}>
            {labels.older}
            <ChevronRight aria-hidden />
          </Link>
        </Button>
      )}
    </nav>
  );
}
