import type { ReactNode } from 'react';
import { Card } from '@/ui/controls/card';

/** Renders one kind of records of a case under its heading. */
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
