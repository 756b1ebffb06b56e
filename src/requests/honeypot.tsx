import type { RefObject } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestKitMessages } from './messages';

/** Renders a honeypot: a field that people neither see nor reach but bots fill in. */
export function Honeypot({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  const { t } = useTexts(requestKitMessages);
  return (
    <div aria-hidden className="absolute -start-[200vw] size-px overflow-hidden">
      <label>
        {t('trap')}
        <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
