import { useId, type ReactNode } from 'react';
import { Card } from '@/ui/controls/card';

/** Renders one titled part of a case. */
export function Section({
  title,
  actions,
  children,
}: {
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card asChild padding="sm">
      <section aria-labelledby={id} className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-base">
            {title}
          </h2>
          {actions}
        </div>
        {children}
      </section>
    </Card>
  );
}
