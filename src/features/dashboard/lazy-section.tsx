import { useEffect, useRef, useState, type ReactNode } from 'react';
import { readStored, writeStored } from '@/lib/storage';

interface LazySectionProps {
  /** Name of the section, unique within the dashboard. */
  name: string;
  /** True until it is known whether the section has content. */
  isPending: boolean;
  children: ReactNode;
}

/**
 * Reserves the section's height from the last visit while it loads, so that sections below do not shift. A
 * section without content takes no space.
 */
export function LazySection({ name, isPending, children }: LazySectionProps) {
  const key = `lsbu-dashboard-${name}`;
  const place = useRef<HTMLDivElement>(null);
  const [height] = useState(() => Number(readStored(key)) || 0);
  useEffect(() => {
    const element = place.current;
    if (isPending || !element) return;
    const watch = new ResizeObserver(() => writeStored(key, String(element.offsetHeight)));
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
