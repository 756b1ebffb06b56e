import { useEffect } from 'react';
import { useOnDemand } from '@/lib/use-on-demand';

const loadDrawing = () => import('./initials').then(({ drawInitials }) => drawInitials);

/** Initials as decoration beside the name. The drawing code is lazy; if its chunk fails, nothing is shown. */
export function PersonPicture({ name }: { name: string }) {
  const { part: drawInitials, need } = useOnDemand(loadDrawing);
  useEffect(need, [need]);
  return (
    <span aria-hidden className="block size-9 shrink-0 overflow-hidden rounded-full bg-primary-soft">
      {drawInitials && <img src={drawInitials(name)} alt="" width={36} height={36} />}
    </span>
  );
}
