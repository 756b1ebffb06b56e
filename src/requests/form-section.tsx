import { useId, type ReactNode } from 'react';

export function FormSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-6 border-t border-border pt-8 first:border-0 first:pt-0">
      <div className="space-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <p className="max-w-prose text-sm text-text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
