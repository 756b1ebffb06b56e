import { ExternalLink } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { isExternal } from '@/lib/rich-text/safe-link';
import { SiteLink } from './site-link';
import { Button } from './controls/button';
import { Card } from './controls/card';

interface NextStepProps {
  title: string;
  text?: ReactNode;
  /** Links, the most common next action first. */
  actions: readonly { label: string; to: string }[];
}

/** Renders suggested next pages at the end of a public page. */
export function NextStep({ title, text, actions }: NextStepProps) {
  const id = useId();
  return (
    <Card asChild padding="lg">
      <section
        aria-labelledby={id}
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 print:hidden"
      >
        <div className="max-w-prose space-y-1">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {text && <p className="text-text-muted">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          {actions.map(({ label, to }, index) => (
            <Button key={to} asChild variant={index === 0 ? 'primary' : 'secondary'}>
              <SiteLink to={to}>
                {label} {isExternal(to) && <ExternalLink aria-hidden />}
              </SiteLink>
            </Button>
          ))}
        </div>
      </section>
    </Card>
  );
}
