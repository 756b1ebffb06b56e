import { useState } from 'react';
import { toast } from '@/ui/toast/toast';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { openDraft } from '@/session/drafts';
import { actionMessages } from './action-messages';
import { useSettleAction } from './actions';
import type { CaseAction } from './detail-queries';
import { ReasonDialog } from './reason-dialog';

interface ActionLineProps {
  inbox: CaseInbox;
  action: CaseAction;
  /** Language of the case. */
  language: string;
  isOpen: boolean;
  /** True if the outcome letter lists the action, which can then no longer be dropped. */
  isTold: boolean;
}

/** Renders one corrective action with its state and, while it is open, buttons to complete or drop it. */
export function ActionLine({ inbox, action, language: written, isOpen, isTold }: ActionLineProps) {
  const { t } = useTexts(actionMessages);
  const language = useLanguage();
  const { id, status, words, owner_name: owner, due_on: due, proof } = action;
  const [settling, setSettling] = useState<'finish' | 'drop' | undefined>(() => {
    if (openDraft(`finish:${id}`) === '') return 'finish';
    return openDraft(`drop:${id}`) === '' ? 'drop' : undefined;
  });
  const finish = useSettleAction(inbox, id, true);
  const drop = useSettleAction(inbox, id, false);
  const close = () => setSettling(undefined);
  if (status === 'not_needed')
    return (
      <li className="py-2 text-sm wrap-anywhere whitespace-pre-wrap">{t('notNeeded', { reason: words })}</li>
    );
  return (
    <li className="space-y-1.5 py-2 text-sm">
      <p lang={written} className="max-w-prose wrap-anywhere whitespace-pre-wrap">
        {words}
      </p>
      <p className="flex flex-wrap items-center gap-2 text-xs wrap-anywhere text-text-muted">
        {due && t('by', { owner: owner ?? '', date: formatDate(language, due) })}
        {action.is_overdue && <Badge tone="danger">{t('overdue')}</Badge>}
        {status !== 'open' && <Badge tone={status === 'done' ? 'success' : 'neutral'}>{t(status)}</Badge>}
      </p>
      {proof && action.settled_on && (
        <p className="text-xs wrap-anywhere whitespace-pre-wrap text-text-muted">
          {t('settled', {
            name: action.settled_by_name ?? '',
            date: formatDate(language, action.settled_on),
            proof,
          })}
        </p>
      )}
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('finishOf', { words })}
            onClick={() => setSettling('finish')}
          >
            {t('finish')}
          </Button>
          {!isTold && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('dropOf', { words })}
              onClick={() => setSettling('drop')}
            >
              {t('drop')}
            </Button>
          )}
        </div>
      )}
      {settling && (
        <ReasonDialog
          key={settling}
          name={`${settling}:${id}`}
          title={t(settling === 'finish' ? 'finishOf' : 'dropOf', { words })}
          description={t(settling === 'finish' ? 'finishHint' : 'dropHint')}
          action={t(settling)}
          label={t(settling === 'finish' ? 'proof' : 'reason')}
          hint={settling === 'finish' ? t('proofHint') : undefined}
          task={settling === 'finish' ? finish : drop}
          onDone={() => {
            toast({ title: t('saved') });
            close();
          }}
          onClose={close}
        />
      )}
    </li>
  );
}
