import { useEffect, useRef, useState, type ReactNode } from 'react';
import { recall, remember } from '@/lib/storage';

interface KeptPlaceProps {
  /** Of the part, among those of the dashboard. */
  name: string;
  /** True until the part knows what it shows. */
  isPending: boolean;
  children: ReactNode;
}

/**
 * A part of the dashboard that is as tall while it is read as it was the last time in this browser: what stands below it
 * does not move under the finger when it comes. Without content it takes no place.
 */
export function KeptPlace({ name, isPending, children }: KeptPlaceProps) {
  const key = `lsbu-dashboard-${name}`;
  const place = useRef<HTMLDivElement>(null);
  const [height] = useState(() => Number(recall(key)) || 0);
  useEffect(() => {
    const element = place.current;
    if (isPending || !element) return;
    const watch = new ResizeObserver(() => remember(key, String(element.offsetHeight)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [isPending, key]);
  return (
    <div
      ref={place}
      style={isPending ? { minHeight: height } : undefined}
      className={isPending && height > 0 ? undefined : 'empty:hidden'}
    >
      {children}
    </div>
  );
}
