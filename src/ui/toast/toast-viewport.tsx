import * as Radix from '@radix-ui/react-toast';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { commonMessages } from '@/ui/messages';
import { TOAST_VISIBLE_MS } from '@/config/constants';
import { useTexts } from '@/lib/i18n/use-texts';
import { dismissToast } from './toast';
import type { Toast } from './toast-state';

export function ToastViewport({ toasts }: { toasts: readonly Toast[] }) {
  const { t } = useTexts(commonMessages);
  return (
    <Radix.Provider duration={TOAST_VISIBLE_MS} label={t('notification')} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={t('close')} />
      ))}
      <Radix.Viewport
        label={`${t('notification')} ({hotkey})`}
        className="fixed right-0 bottom-0 z-[100] flex w-full flex-col gap-2 p-4 sm:max-w-md"
      />
    </Radix.Provider>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const isDestructive = toast.variant === 'destructive';
  const Icon = isDestructive ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      type={isDestructive ? 'foreground' : 'background'}
      className="grid grid-cols-[auto_1fr_auto] items-start gap-3 rounded-lg border border-border bg-surface-raised p-4 text-text shadow-overlay"
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5', isDestructive ? 'text-danger' : 'text-success')} />
      <div className="min-w-0 space-y-1">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.description ? (
          <Radix.Description className="text-sm break-words text-text-muted">
            {toast.description}
          </Radix.Description>
        ) : null}
        {toast.action}
      </div>
      <Radix.Close
        aria-label={closeLabel}
        className="grid size-8 place-items-center rounded hover:bg-surface-sunken"
      >
        <X aria-hidden className="size-4" />
      </Radix.Close>
    </Radix.Root>
  );
}
