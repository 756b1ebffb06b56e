import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';

interface ToolbarButtonProps {
  label: string;
  children: ReactNode;
  /** Left out for a button that is not a state of the text. */
  isOn?: boolean;
  isDisabled?: boolean;
  /** The one button of the toolbar that Tab stops at. */
  isStop: boolean;
  onFocus: () => void;
  onClick: () => void;
}

/** A button that stays focusable when it can do nothing, so that arrow keys never skip under the finger. */
export function ToolbarButton({ isOn, isDisabled, isStop, onClick, ...rest }: ToolbarButtonProps) {
  return (
    <IconButton
      size="sm"
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      tabIndex={isStop ? 0 : -1}
      // The selection in the text must survive the press.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && onClick()}
      className="aria-disabled:opacity-45 aria-pressed:bg-primary-soft aria-pressed:text-primary"
      {...rest}
    />
  );
}
