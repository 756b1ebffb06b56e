import { useEffect, useRef } from 'react';
import { Checkbox } from '@/ui/controls/checkbox';

interface SelectBoxProps {
  /** Description of the row or rows. */
  label: string;
  isChosen: boolean;
  /** True if some but not all rows are selected. */
  isMixed?: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Renders the checkbox that selects a row, or all rows on the page. */
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
