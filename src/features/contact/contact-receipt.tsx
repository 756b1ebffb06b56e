import { useEffect, useRef } from 'react';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { contactMessages } from './messages';

export interface SentMessage {
  number: string;
  at: string;
  email: string;
}

/** The message's number, and the address that the answer is sent to. */
export function ContactReceipt({ sent, onAnother }: { sent: SentMessage; onAnother: () => void }) {
  const { t } = useTexts(contactMessages);
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { number, at, email } = sent;
  return (
    <div ref={place} tabIndex={-1} className="space-y-6">
      <Notice tone="success" live="polite" title={t('sent')}>
        <p className="wrap-anywhere">
          {t('sentText', { number, time: formatDateTime(language, at), email })}
        </p>
      </Notice>
      <Button variant="secondary" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  );
}
