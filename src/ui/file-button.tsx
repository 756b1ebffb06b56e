import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from './controls/button';

interface FileButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'isPending' | 'disabled' | 'id' | 'aria-describedby'
> {
  /** Accepted file types, as for a file input. */
  accept: string;
  onChoose: (files: File[]) => void;
  /** Accessible name that replaces the visible text; must start with that text. */
  label?: string;
  multiple?: boolean;
  children: ReactNode;
}

/** Renders a button that opens the file chooser. */
export function FileButton({
  accept,
  onChoose,
  label,
  multiple = false,
  children,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          // Reset the input, so that choosing the same file again triggers a change.
          event.target.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
      <Button {...button} {...(label && { 'aria-label': label })} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
