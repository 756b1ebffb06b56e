import { useId, type ReactNode } from 'react';
import { Card } from '@/ui/controls/card';

interface DashboardPanelProps {
  title: ReactNode;
  purpose?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders a titled section of the dashboard. */
export function DashboardPanel({ title, purpose, actions, children }: DashboardPanelProps) {
  const id = useId();
  return (
    <Card asChild padding="md">
      <section aria-labelledby={id}>
        <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="space-y-1">
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            {purpose && <p className="text-sm text-text-muted">{purpose}</p>}
          </div>
          {actions}
        </div>
        {children}
      </section>
    </Card>
  );
}
