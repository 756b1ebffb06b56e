import { useEffect, useRef } from 'react';
import { Checkbox } from '@/ui/controls/checkbox';

interface SelectBoxProps {
  /** The row, or the rows, in words. */
  label: string;
  isChosen: boolean;
  /** Some of several are chosen. */
  isMixed?: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Chooses a row, or all on the page. */
export function SelectBox({ label, isChosen, isMixed = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <Checkbox
      ref={box}
      label={<span className="sr-only">{label}</span>}
      checked={isChosen}
      onChange={(event) => onChange(event.target.checked)}
      className="w-6"
    />
  );
}
