import { FileText, CircleCheck, CircleX, Clock } from 'lucide-react';
import { Fact } from '@/ui/fact';
import { Badge } from '@/ui/controls/badge';
import { Card } from '@/ui/controls/card';
import { formatBytes, formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { safeLink } from '@/lib/rich-text/safe-link';
import { useToday } from '@/lib/today';
import { fileKind, validity, type Validity } from './legality';
import { legalityMessages } from './messages';
import type { LegalDocument } from './queries';

const looks = {
  valid: { tone: 'success', Icon: CircleCheck },
  soon: { tone: 'warning', Icon: Clock },
  expired: { tone: 'danger', Icon: CircleX },
} as const;

/** Renders the validity of a document with an icon. */
function ValidityBadge({ validity }: { validity: Validity }) {
  const { t } = useTexts(legalityMessages);
  const { tone, Icon } = looks[validity];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`status.${validity}`)}
    </Badge>
  );
}

interface DocumentCardProps {
  document: LegalDocument;
  /** File size in bytes, if known. */
  bytes: number | undefined;
}

/** Renders a legal document: title, current validity, issuer, expiry date and file. */
export function DocumentCard({ document, bytes }: DocumentCardProps) {
  const { t } = useTexts(legalityMessages);
  const language = useLanguage();
  const today = useToday();
  const title = localizedText(document, 'title', language);
  const description = localizedText(document, 'description', language);
  const issuer = localizedText(document, 'issuer', language);
  return (
    <Card asChild padding="lg">
      <li id={document.id} className="flex flex-col gap-5">
        <div className="space-y-2">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h2 lang={title.lang} className="text-lg">
              {title.text}
            </h2>
            {/* Deeds have no expiry date. */}
            {today && document.valid_until && (
              <ValidityBadge validity={validity(document.valid_until, today)} />
            )}
          </div>
          {description.text && (
            <p lang={description.lang} className="text-sm text-text-muted">
              {description.text}
            </p>
          )}
        </div>
        <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
          {document.number && (
            <Fact name={t('number')}>
              <span className="tabular-nums">{document.number}</span>
            </Fact>
          )}
          {issuer.text && (
            <Fact name={t('issuer')}>
              <span lang={issuer.lang}>{issuer.text}</span>
            </Fact>
          )}
          {document.issued_on && <Fact name={t('issued')}>{formatDate(language, document.issued_on)}</Fact>}
          {document.valid_until && (
            <Fact name={t('until')}>{formatDate(language, document.valid_until)}</Fact>
          )}
        </dl>
        <DocumentFile document={document} bytes={bytes} title={title.text} />
      </li>
    </Card>
  );
}

function DocumentFile({ document, bytes, title }: DocumentCardProps & { title: string }) {
  const { t } = useTexts(legalityMessages);
  const language = useLanguage();
  const address = safeLink(document.file_url);
  if (!address) return <p className="mt-auto text-xs text-text-muted">{t('onRequest')}</p>;
  const facts = [fileKind(address), bytes && formatBytes(language, bytes)].filter(Boolean);
  return (
    <a
      href={address}
      aria-label={[t('fileOf', { title }), ...facts].join(', ')}
      className="mt-auto inline-flex min-h-6 items-center gap-2 self-start text-sm link print:hidden"
    >
      <FileText aria-hidden className="size-4.5 shrink-0" />
      {t('file')}
      {facts.length > 0 && <span className="font-normal text-text-muted">({facts.join(', ')})</span>}
    </a>
  );
}
