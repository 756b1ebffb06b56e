import type { LucideIcon } from 'lucide-react';
import { IconButton } from '@/ui/controls/icon-button';

interface ToolbarButtonProps {
  label: string;
  Icon: LucideIcon;
  /** In Tiptap's format: 'Mod-Shift-8'. */
  keys?: string | undefined;
  /** Omitted for a button without an on/off state. */
  isOn?: boolean | undefined;
  /** Omitted for a button that opens nothing. */
  isOpen?: boolean | undefined;
  isDisabled?: boolean;
  /** True for the toolbar's only tab stop. */
  isStop: boolean;
  onPress: () => void;
}

const MAC = /Mac|iPhone|iPad/;
const modifier = () => (MAC.test(navigator.userAgent) ? 'Meta' : 'Control');
const shortcutLabel = (keys: string) =>
  MAC.test(navigator.userAgent)
    ? keys.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('-', '')
    : keys.replace('Mod', 'Ctrl').replaceAll('-', '+');

/** Renders a button that stays focusable when disabled, so that arrow keys skip none. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, Icon, keys, isOn, isOpen, isDisabled, isStop, onPress } = props;
  return (
    <IconButton
      size="sm"
      label={label}
      title={keys ? `${label} (${shortcutLabel(keys)})` : label}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      aria-disabled={isDisabled}
      aria-keyshortcuts={keys?.replace('Mod', modifier()).replaceAll('-', '+')}
      tabIndex={isStop ? 0 : -1}
      // Keep the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && onPress()}
      className="aria-disabled:opacity-45 aria-expanded:bg-primary-soft aria-pressed:bg-primary-soft aria-pressed:text-primary"
    >
      <Icon aria-hidden />
    </IconButton>
  );
}
