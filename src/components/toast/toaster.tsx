import { lazy, Suspense } from 'react';
import { useToasts } from './toast';

const ToastViewport = lazy(() =>
  import('./toast-viewport').then(({ ToastViewport }) => ({ default: ToastViewport })),
);

/** The place toasts appear in. Radix Toast, which announces them, is loaded with the first one. */
export function Toaster() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastViewport toasts={toasts} />
    </Suspense>
  );
}
