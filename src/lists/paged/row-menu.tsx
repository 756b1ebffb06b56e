import { Ellipsis } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/ui/controls/dropdown-menu';

/** Entry of a row's menu: a link or an action. */
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

/** Opens the menu of a row. */
const RowMenuButton = ({ name, ...rest }: ComponentProps<'button'> & { name: string }) => (
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
  /** True if a dialog of the row was open when the page or session ended. */
  wasLeftOpen: boolean;
  useActions: (row: R) => RowActions;
}

/** Renders the button that opens the menu of a row. Menu and dialogs are mounted once it is pressed. */
export function RowMenu<R>(props: RowMenuProps<R>) {
  const [isMounted, setMounted] = useState(props.wasLeftOpen);
  if (isMounted) return <PressedMenu {...props} />;
  return <RowMenuButton name={props.name} onClick={() => setMounted(true)} />;
}

function PressedMenu<R>({ row, name, wasLeftOpen, useActions }: RowMenuProps<R>) {
  const { items, dialog } = useActions(row);
  return (
    <>
      <DropdownMenu defaultOpen={!wasLeftOpen}>
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
