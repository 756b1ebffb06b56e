import * as Radix from '@radix-ui/react-dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { commonMessages } from '@/ui/messages';
import { useTexts } from '@/lib/i18n/use-texts';
import { IconButton } from './icon-button';

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-5xl', full: 'max-w-[90rem]' };

const shapes = {
  dialog:
    'animate-dialog inset-x-0 bottom-0 mx-auto max-h-[92dvh] rounded-t-lg border sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[86dvh] sm:rounded-lg',
  'sheet-left': 'animate-sheet inset-y-0 start-0 border-e [--sheet-from:-100%]',
  'sheet-right': 'animate-sheet inset-y-0 end-0 border-s [--sheet-from:100%]',
};

/** Form fields, except file inputs, which are hidden behind a button. */
const FIELD =
  'input:not([type="file"], [type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]';

/**
 * Returns the element to focus when a dialog closes, given the one focused when it opened. A menu item has
 * been removed by then, so its menu button is used.
 */
function returnFocusTarget(active: Element | null): HTMLElement | null {
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const menuLabel = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (menuLabel && document.getElementById(menuLabel)) || active;
}

/**
 * Closes a dialog on Escape even if a toast has appeared since it opened: Radix passes the key only to the
 * top layer, the toast, although it is not focused. `inside` is any element of the dialog.
 */
function useEscapeDespiteNotice(isOpen: boolean, inside: RefObject<HTMLElement | null>, close: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const top = [...document.querySelectorAll('[role="dialog"], [role="menu"]')].at(-1);
    if (inside.current && top?.contains(inside.current)) close();
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
}

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons in reading order: cancel first, the main action last. */
  footer?: ReactNode;
  variant?: keyof typeof shapes;
  size?: keyof typeof widths;
  /** Only the footer's buttons close the dialog, because its content is shown only once. */
  isKept?: boolean;
  /** While open, only the dialog is printed. */
  isForPrint?: boolean;
  /**
   * Element to focus on opening. Defaults to the first field, else the heading; in a drawer, the close
   * button.
   */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * Renders a modal dialog or drawer. Escape, the backdrop and the close button close it and restore the focus.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  variant = 'dialog',
  size = 'md',
  isKept = false,
  isForPrint = false,
  initialFocus,
}: DialogProps) {
  const { t } = useTexts(commonMessages);
  const cameFrom = useRef<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isSheet = variant !== 'dialog';
  useEscapeDespiteNotice(open && !isKept, heading, () => onOpenChange(false));

  const preventClose = (event: Event) => isKept && event.preventDefault();
  const moveFocusIn = (event: Event) => {
    cameFrom.current = returnFocusTarget(document.activeElement);
    const start =
      initialFocus?.current ??
      (isSheet ? null : (body.current?.querySelector<HTMLElement>(FIELD) ?? heading.current));
    if (!start) return;
    event.preventDefault();
    start.focus();
  };
  const moveFocusBack = (event: Event) => {
    event.preventDefault();
    // A page change closed the dialog and has already focused the new page's heading.
    if (document.activeElement !== document.body) return;
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    // The previous element was removed, such as a deleted row. Do not move the focus if the user chose a
    // field while the module was loading.
    else
      void import('@/lib/focus-heading').then(
        (module) => document.activeElement === document.body && module.focusHeading({ preventScroll: true }),
      );
  };

  /** Focuses the first invalid field after a rejected submit, once the form has marked it. */
  const focusInvalidField = ({ target }: SyntheticEvent) =>
    queueMicrotask(() => {
      if (target instanceof HTMLElement) target.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-overlay animate-overlay bg-(--color-scrim)" />
        <Radix.Content
          onOpenAutoFocus={moveFocusIn}
          onCloseAutoFocus={moveFocusBack}
          onEscapeKeyDown={preventClose}
          onInteractOutside={preventClose}
          onSubmit={focusInvalidField}
          data-for-print={isForPrint || undefined}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed z-overlay flex w-full flex-col border-border bg-surface-raised text-text shadow-overlay outline-none',
            shapes[variant],
            isSheet ? 'max-w-[min(24rem,88vw)]' : widths[size],
          )}
        >
          <header className="flex items-start gap-4 px-6 py-4">
            <div className="min-w-0 flex-1 space-y-1">
              <Radix.Title ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description className="max-w-prose text-sm text-text-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            {!isKept && (
              <Radix.Close asChild>
                <IconButton label={t('close')} className="-me-2 -mt-1">
                  <X aria-hidden />
                </IconButton>
              </Radix.Close>
            )}
          </header>
          {children && (
            <div
              ref={body}
              className="min-h-0 flex-1 overflow-y-auto border-t border-border px-6 py-5 print:overflow-visible"
            >
              {children}
            </div>
          )}
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-border px-6 py-4 print:hidden">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
