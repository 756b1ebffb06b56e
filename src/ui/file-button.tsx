import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from './controls/button';

interface FileButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'isPending' | 'disabled' | 'id' | 'aria-describedby'
> {
  /** File types, as an input takes them. */
  accept: string;
  onChoose: (files: File[]) => void;
  /** Read aloud instead of the words on the button; must begin with them. */
  label?: string;
  multiple?: boolean;
  children: ReactNode;
}

/** A button that opens the platform's file chooser. */
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
          // So that choosing the same file again counts as a change.
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
