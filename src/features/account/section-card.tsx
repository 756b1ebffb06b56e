import { useId, type ReactNode } from 'react';
import { Card } from '@/ui/controls/card';

interface SectionCardProps {
  title: string;
  hint?: string;
  /** Rendered next to the title, such as a badge. */
  mark?: ReactNode;
  children: ReactNode;
}

/** Renders one section of the profile. */
export function SectionCard({ title, hint, mark, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id} className="space-y-5">
        <div className="space-y-1">
          <div className="flex flex-wrap items-center gap-3">
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            {mark}
          </div>
          {hint && <p className="max-w-prose text-sm text-text-muted">{hint}</p>}
        </div>
        {children}
      </section>
    </Card>
  );
}
