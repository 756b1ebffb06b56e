import type { RefObject } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/ui/controls/dropdown-menu';
import type { MenuOption } from './menu-option';

interface OptionMenuPanelProps {
  button: RefObject<HTMLButtonElement | null>;
  labelledBy: string;
  isOpen: boolean;
  onClose: () => void;
  value: string;
  choices: readonly MenuOption[];
  onChoose: (value: string) => void;
}

/** Renders the part of an OptionMenu that needs Radix; its trigger only anchors the panel. */
export function OptionMenuPanel(props: OptionMenuPanelProps) {
  const { button, labelledBy, isOpen, onClose, value, choices, onChoose } = props;
  return (
    <DropdownMenu modal={false} open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="end"
        aria-labelledby={labelledBy}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // The bar is sticky: without preventScroll, browsers scroll to its position in the document.
          button.current?.focus({ preventScroll: true });
        }}
        // The button toggles the menu. Closing the menu here too would make the same click reopen it.
        onInteractOutside={(event) => {
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
        }}
      >
        <DropdownMenuRadioGroup value={value} onValueChange={onChoose}>
          {choices.map((choice) => (
            <DropdownMenuRadioItem key={choice.value} value={choice.value} lang={choice.lang}>
              {choice.icon}
              {choice.label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
