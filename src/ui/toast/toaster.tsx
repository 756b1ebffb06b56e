import { useEffect } from 'react';
import { useOnDemand } from '@/lib/use-on-demand';
import { whenIdle } from '@/lib/when-idle';
import { useToasts } from './toast';

const loadViewport = () => import('./toast-viewport').then(({ ToastViewport }) => ToastViewport);

/**
 * The place toasts appear in. Radix Toast, which announces them, is downloaded as soon as the page is idle: the notice
 * that the network is gone must not need the network. A download that fails takes nothing else down.
 */
export function Toaster() {
  const toasts = useToasts();
  const { part: Viewport, need } = useOnDemand(loadViewport);

  useEffect(() => whenIdle(need), [need]);
  useEffect(() => {
    if (toasts.length > 0) need();
  }, [toasts, need]);

  if (!Viewport || toasts.length === 0) return null;
  return <Viewport toasts={toasts} />;
}
