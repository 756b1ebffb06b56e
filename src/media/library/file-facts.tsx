import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { env } from '@/config/env';
import { formatBytes, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { LibraryFile } from '@/media/media-file';
import { mediaMessages } from '@/media/messages';
import { mediaLibraryMessages } from './messages';

/** Renders the file's type, size and address. */
export function FileFacts({ file }: { file: LibraryFile }) {
  const { t } = useTexts(mediaLibraryMessages, mediaMessages);
  const language = useLanguage();
  const kind = file.mimeType.replace(/^\w+\//, '').toUpperCase();
  const facts = [
    [t('facts.kind'), kind],
    [t('facts.weight'), formatBytes(language, file.bytes)],
    [
      t('facts.size'),
      file.width && file.height && t('media:size', { width: file.width, height: file.height }),
    ],
    [t('facts.uploaded'), formatDateTime(language, file.createdAt)],
    [t('facts.replaced'), file.replacedAt && formatDateTime(language, file.replacedAt)],
  ].filter(([, value]) => value);
  return (
    <section aria-labelledby="file-facts" className="space-y-3">
      <h3 id="file-facts" className="text-sm font-semibold">
        {t('facts.title')}
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <dt className="text-text-muted">{t('facts.address')}</dt>
        <dd className="min-w-0">
          <a href={`/media/${file.path}`} className="link wrap-anywhere">
            /media/{file.path}
          </a>
        </dd>
      </dl>
      <CopyAddress address={`${env.siteUrl}/media/${file.path}`} />
    </section>
  );
}

function CopyAddress({ address }: { address: string }) {
  const { t } = useTexts(mediaLibraryMessages);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  // Browsers refuse clipboard access without a secure connection, or by policy.
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => setState('copied'),
        () => setState('failed'),
      );
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Button size="sm" variant="secondary" onClick={() => void copy()}>
        {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        {t('copy.action')}
      </Button>
      <span role="status" className="text-xs text-text-muted">
        {state !== 'idle' && t(`copy.${state}`)}
      </span>
    </p>
  );
}
