import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useReportNotLoaded } from '@/ui/toast/use-report-not-loaded';
import { IconButton } from '@/ui/controls/icon-button';
import { useOnDemand } from '@/lib/use-on-demand';
import type { MenuOption } from './menu-option';

const loadPanel = () => import('./option-menu-panel').then(({ OptionMenuPanel }) => OptionMenuPanel);

export interface OptionMenuProps<V extends string> {
  label: string;
  value: V;
  choices: readonly MenuOption<V>[];
  onChoose: (value: V) => void;
  /** Icon of the button. */
  children: ReactNode;
}

/**
 * Renders a button that opens a menu of a few options. The menu (Radix) is downloaded on the first hover or
 * focus. The button stays the same element, so that an early press opens the menu and the focus is not lost.
 */
export function OptionMenu<V extends string>({
  label,
  value,
  choices,
  onChoose,
  children,
}: OptionMenuProps<V>) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { part: Panel, preload, request } = useOnDemand(loadPanel);
  const reportNotLoaded = useReportNotLoaded();

  const open = () => {
    setOpen(true);
    request(() => {
      setOpen(false);
      reportNotLoaded();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };

  return (
    <div className="relative">
      <IconButton
        ref={button}
        id={id}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen && Panel !== undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => (isOpen ? setOpen(false) : open())}
        onKeyDown={onKeyDown}
      >
        {children}
      </IconButton>
      {Panel && (
        <Panel
          button={button}
          labelledBy={id}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          value={value}
          choices={choices}
          // The panel offers only `choices`.
          onChoose={(chosen) => onChoose(chosen as V)}
        />
      )}
    </div>
  );
}
