import { Ellipsis } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/ui/controls/dropdown-menu';

/** One entry of a row's menu: a link or an action. */
export interface RowAction {
  label: string;
  /** Accessible name: action and row, starting with the label. */
  name: string;
  icon: ReactNode;
  to?: string;
  onSelect?: () => void;
}

/** Actions of a row, and the dialog that one of them opened. */
export interface RowActions {
  items: readonly (RowAction | false)[];
  dialog?: ReactNode;
}

/** Opens the menu of a row. Each row renders only this button; the menu is rendered for the pressed row. */
export const RowMenuButton = ({ name, ...rest }: ComponentProps<'button'> & { name: string }) => (
  <button
    type="button"
    aria-label={name}
    title={name}
    aria-haspopup="menu"
    className="inline-flex size-6 shrink-0 items-center justify-center rounded text-text-muted hover:bg-primary-soft hover:text-primary pointer-coarse:size-10"
    {...rest}
  >
    <Ellipsis aria-hidden className="size-4" />
  </button>
);

interface RowMenuProps<R> {
  row: R;
  name: string;
  /** False if only a dialog of the row is reopened after an expired session. */
  isOpen: boolean;
  useActions: (row: R) => RowActions;
}

/** Menu of the pressed row, with the dialogs that it opens. */
export function RowMenu<R>({ row, name, isOpen, useActions }: RowMenuProps<R>) {
  const { items, dialog } = useActions(row);
  return (
    <>
      <DropdownMenu defaultOpen={isOpen}>
        <DropdownMenuTrigger asChild>
          <RowMenuButton name={name} />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {items.map((item) => {
            if (!item) return null;
            const { label, name: inFull, icon, to, onSelect } = item;
            const content = (
              <>
                {icon}
                {label}
              </>
            );
            return to ? (
              <DropdownMenuItem key={label} asChild aria-label={inFull}>
                <Link to={to}>{content}</Link>
              </DropdownMenuItem>
            ) : (
              <DropdownMenuItem key={label} aria-label={inFull} onSelect={onSelect}>
                {content}
              </DropdownMenuItem>
            );
          })}
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog}
    </>
  );
}
