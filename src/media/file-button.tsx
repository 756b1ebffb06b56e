import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import type { Accept } from './media-file';
import { acceptOf } from './prepare-file';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isPending' | 'aria-describedby'> {
  accept: Accept;
  onChoose: (files: File[]) => void;
  multiple?: boolean;
  children: ReactNode;
}

/** A button that opens the platform's file chooser. */
export function FileButton({ accept, onChoose, multiple = false, children, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptOf(accept)}
        multiple={multiple}
        hidden
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          // So that choosing the same file again counts as a change.
          event.target.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
