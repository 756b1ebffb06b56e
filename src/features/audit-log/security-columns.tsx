import { useRef } from 'react';
import { Table, TBody, TD, TH, THead, TR } from '@/ui/controls/table';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRowKeys } from '@/ui/use-row-keys';
import { useActorWords, useDeviceWords, useEventWords } from './security-texts';
import { securityLogMessages } from './security-messages';
import type { SecurityLine } from './security-queries';

/** Renders security events, newest first. */
export function SecurityTable({ lines, isStale }: { lines: readonly SecurityLine[]; isStale: boolean }) {
  const { t } = useTexts(securityLogMessages);
  const language = useLanguage();
  const words = useEventWords();
  const who = useActorWords();
  const device = useDeviceWords();
  const rows = useRef<HTMLTableSectionElement>(null);
  useRowKeys(rows);
  return (
    <div aria-busy={isStale || undefined} className={isStale ? 'opacity-60' : undefined}>
      <Table label={t('title')} narrow="cards" density="compact" stickyHeader>
        <THead>
          <TR>
            <TH>{t('when')}</TH>
            <TH>{t('who')}</TH>
            <TH>{t('what')}</TH>
            <TH>{t('network')}</TH>
            <TH>{t('device')}</TH>
          </TR>
        </THead>
        <TBody ref={rows}>
          {lines.map((line) => (
            <TR key={line.id}>
              <TD label={t('when')} className="whitespace-nowrap tabular-nums">
                <time dateTime={line.created_at}>{formatDateTime(language, line.created_at)}</time>
              </TD>
              <TD label={t('who')} className="font-semibold">
                <span data-row={line.id} tabIndex={-1}>
                  {who(line)}
                </span>
              </TD>
              <TD label={t('what')} className="min-w-48 wrap-anywhere">
                {words(line)}
              </TD>
              <TD label={t('network')} className="wrap-anywhere tabular-nums">
                {line.network ?? t('unknown')}
              </TD>
              <TD label={t('device')} className="wrap-anywhere text-text-muted sm:max-w-xs">
                <span title={line.device ?? undefined}>{device(line.device) || t('unknown')}</span>
              </TD>
            </TR>
          ))}
        </TBody>
      </Table>
    </div>
  );
}
