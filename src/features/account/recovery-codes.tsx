import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { profileMessages } from './profile-messages';

/** Renders new recovery codes, which are shown only once, with buttons to copy, print and download them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTexts(profileMessages);
  const [isCopied, setCopied] = useState<boolean>();
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="space-y-4">
      <Notice tone="warning" title={t('codes.once')}>
        {t('codes.onceHint')}
      </Notice>
      <ul className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2" aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden />
          {t('codes.copy')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('codes.print')}
        </Button>
        <Button variant="secondary" size="sm" asChild>
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={t('codes.file')}>
            <Download aria-hidden />
            {t('codes.download')}
          </a>
        </Button>
      </div>
      <p role="status" className="text-sm text-text-muted print:hidden">
        {isCopied !== undefined && t(isCopied ? 'codes.copied' : 'codes.copyFailed')}
      </p>
    </div>
  );
}
