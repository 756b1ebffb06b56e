import { useEffect } from 'react';
import { useOnDemand } from '@/lib/use-on-demand';
import { whenIdle } from '@/lib/when-idle';
import { useToasts } from './toast';

const loadViewport = () => import('./toast-viewport').then(({ ToastViewport }) => ToastViewport);

/**
 * Renders the toasts. Radix Toast, which announces them, is downloaded when the page is idle, because the
 * offline notice cannot use the network. If the download fails, everything else works.
 */
export function Toaster() {
  const toasts = useToasts();
  const { part: Viewport, preload } = useOnDemand(loadViewport);

  useEffect(() => whenIdle(preload), [preload]);
  useEffect(() => {
    if (toasts.length > 0) preload();
  }, [toasts, preload]);

  if (!Viewport || toasts.length === 0) return null;
  return <Viewport toasts={toasts} />;
}
