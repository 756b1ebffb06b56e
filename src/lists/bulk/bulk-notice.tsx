import { RotateCw, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { outcomeMessages } from '@/ui/outcome-messages';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { BulkOutcome } from './bulk-change';
import { bulkMessages } from './messages';

type Reason = keyof typeof bulkMessages.id.reasons;

/** Returns the title and link of a row on this page; undefined for rows on other pages. */
export type NameRow = (id: string) => { name: string; to?: To | undefined } | undefined;

/** Maximum number of names in the notice. */
const SHOWN = 200;

interface BulkNoticeProps {
  outcome: BulkOutcome;
  /** Message about the changed rows. */
  done: string | false;
  nameRow: NameRow;
  isPending: boolean;
  /** Continues with the remaining rows, after a retry of the batch with an unknown result. */
  onContinue: () => void;
  onUndo: (() => void) | undefined;
  onClose: () => void;
}

/**
 * Renders an incomplete bulk change: its progress, the skipped rows with reasons, and a button to continue.
 */
export function BulkNotice({
  outcome,
  done,
  nameRow,
  isPending,
  onContinue,
  onUndo,
  onClose,
}: BulkNoticeProps) {
  const { t } = useTexts(bulkMessages, outcomeMessages, resourceKitMessages);
  const { lines, left, error, unknown } = outcome;
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    // Wait until the confirmation dialog has released and returned the focus.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !frame.current?.contains(activeElement))
        before.current = activeElement;
      frame.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [outcome]);
  const close = () => {
    onClose();
    before.current?.focus();
  };

  const refused = lines.filter((line) => line.outcome === 'refused');
  const unchanged = lines.filter((line) => line.outcome === 'unchanged').length;
  const unknownCount = unknown?.count ?? 0;
  const rows = [
    // The database returns only these reasons.
    ...refused.map(({ row_id: id, title, reason }) => ({
      id,
      to: nameRow(id)?.to,
      why: t(`reasons.${reason as Reason}`),
      name: title || nameRow(id)?.name || t('untitled'),
    })),
    ...left.map((id, at) => ({ id, ...nameRow(id), why: t(at < unknownCount ? 'notKnown' : 'notDone') })),
  ];
  const named = rows.filter(({ name }) => name).slice(0, SHOWN);
  const title = unknown
    ? t('unknown', { count: unknown.count })
    : error
      ? t('resourceKit:changeFailed')
      : refused.length > 0
        ? t('refused', { count: refused.length })
        : t('stopped', { count: left.length });
  const remarks = [
    done,
    unchanged > 0 && t('unchanged', { count: unchanged }),
    unknown && t('unknownHint'),
    error && !unknown && t(`resourceKit:reasons.${error.kind}`),
    refused.length > 0 && (error || left.length > 0) && t('refused', { count: refused.length }),
    left.length > unknownCount &&
      (error || refused.length > 0) &&
      t('left', { count: left.length - unknownCount }),
  ].filter((remark) => typeof remark === 'string');

  return (
    <div ref={frame} tabIndex={-1} className="rounded-lg shadow-overlay">
      <Notice
        tone={error && !unknown ? 'danger' : 'warning'}
        live="assertive"
        title={title}
        className="max-h-[50dvh] overflow-y-auto bg-surface-raised"
      >
        {remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
        {named.length > 0 && (
          <ul className="divide-y divide-border">
            {named.map(({ id, name, to, why }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-6 py-1">
                {to ? (
                  <Link to={to} className="font-semibold underline">
                    {name}
                  </Link>
                ) : (
                  <span className="font-semibold">{name}</span>
                )}
                <span className="text-text-muted">{why}</span>
              </li>
            ))}
            {rows.length > named.length && (
              <li className="py-1">{t('refusedMore', { count: rows.length - named.length })}</li>
            )}
          </ul>
        )}
        <div className="flex flex-wrap gap-2 pt-1">
          {left.length > 0 && (
            <Button variant="secondary" size="sm" isPending={isPending} onClick={onContinue}>
              <RotateCw aria-hidden />
              {t(unknown ? 'outcome:check' : 'continue')}
            </Button>
          )}
          {onUndo && (
            <Button variant="secondary" size="sm" isPending={isPending} onClick={onUndo}>
              <Undo2 aria-hidden />
              {t('resourceKit:undo')}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={close}>
            {t('close')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
