import type { LucideIcon } from 'lucide-react';
import { IconButton } from '@/ui/controls/icon-button';

interface ToolbarButtonProps {
  label: string;
  Icon: LucideIcon;
  /** As Tiptap binds it: 'Mod-Shift-8'. */
  keys?: string | undefined;
  /** Left out for a button that is not a state of the text. */
  isOn?: boolean | undefined;
  /** Left out for a button that opens nothing. */
  isOpen?: boolean | undefined;
  isDisabled?: boolean;
  /** The one button of the toolbar that Tab stops at. */
  isStop: boolean;
  onPress: () => void;
}

const MAC = /Mac|iPhone|iPad/;
const modifier = () => (MAC.test(navigator.userAgent) ? 'Meta' : 'Control');
const forPeople = (keys: string) =>
  MAC.test(navigator.userAgent)
    ? keys.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('-', '')
    : keys.replace('Mod', 'Ctrl').replaceAll('-', '+');

/** A button that stays focusable when it can do nothing, so that arrow keys never skip under the finger. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, Icon, keys, isOn, isOpen, isDisabled, isStop, onPress } = props;
  return (
    <IconButton
      size="sm"
      label={label}
      title={keys ? `${label} (${forPeople(keys)})` : label}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      aria-disabled={isDisabled}
      aria-keyshortcuts={keys?.replace('Mod', modifier()).replaceAll('-', '+')}
      tabIndex={isStop ? 0 : -1}
      // The selection in the text must survive the press.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && onPress()}
      className="aria-disabled:opacity-45 aria-expanded:bg-primary-soft aria-pressed:bg-primary-soft aria-pressed:text-primary"
    >
      <Icon aria-hidden />
    </IconButton>
  );
}
