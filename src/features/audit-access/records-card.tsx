import type { ReactNode } from 'react';
import { Card } from '@/ui/controls/card';

/** Renders a group of a case's records under a heading. */
export function RecordsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card asChild padding="none">
      <section aria-label={title} className="space-y-3 p-4">
        <h3 className="text-base">{title}</h3>
        {children}
      </section>
    </Card>
  );
}
