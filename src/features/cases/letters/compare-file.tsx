import { useState } from 'react';
import { FileButton } from '@/ui/file-button';
import { Notice } from '@/ui/notice';
import { useTexts } from '@/lib/i18n/use-texts';
import { letterCheckMessages } from './messages';
import { sha256Of } from './queries';

/** Renders a comparison of a received file with the hash of the issued one. */
export function CompareFile({ sha256 }: { sha256: string }) {
  const { t } = useTexts(letterCheckMessages);
  const [result, setResult] = useState<{ name: string; is: 'same' | 'different' | 'unreadable' }>();
  const compare = async ([file]: File[]) => {
    if (!file) return;
    const hash = await sha256Of(file).catch(() => undefined);
    setResult({
      name: file.name,
      is: hash === undefined ? 'unreadable' : hash === sha256 ? 'same' : 'different',
    });
  };
  return (
    <section aria-labelledby="compare" className="space-y-3">
      <h2 id="compare" className="text-lg">
        {t('compareTitle')}
      </h2>
      <p className="max-w-prose text-sm text-text-muted">{t('compareText')}</p>
      <FileButton accept="application/pdf,.pdf" onChoose={(files) => void compare(files)}>
        {t('choose')}
      </FileButton>
      {result && (
        <Notice tone={result.is === 'same' ? 'success' : 'danger'} live="assertive">
          <p className="wrap-anywhere">{t(result.is, { name: result.name })}</p>
        </Notice>
      )}
    </section>
  );
}
