import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { NewsGrid } from './news-grid';
import { latestNewsQuery } from './queries';

interface LatestNewsProps {
  title: string;
  category?: string;
  /** Id of the article being read, which is excluded. */
  except?: string;
}

/** Renders the latest articles; nothing if there are none. */
export function LatestNews({ title, ...which }: LatestNewsProps) {
  const id = useId();
  const { data = [] } = useQuery(latestNewsQuery(which));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={id} className="space-y-6 print:hidden">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <NewsGrid articles={data} level={3} />
    </section>
  );
}
