import { toast } from '@/components/toast/toast';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { FormDialog } from '@/draft-kit/form-dialog';
import { useFormDraft } from '@/draft-kit/use-form-draft';
import { toContentLanguage } from '@/lib/content-languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { CaseInbox, CaseRow } from '@/inbox-kit/case-inbox';
import { useCaseWords } from '@/inbox-kit/case-words';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { useRefusalWords } from '@/inbox-kit/refusal-words';
import { useMoveCase } from './actions';
import type { Transition } from './detail-queries';

const LONGEST = 10_000;

interface MoveDialogProps {
  inbox: CaseInbox;
  row: Pick<CaseRow, 'id' | 'number' | 'language'>;
  move: Transition;
  onClose: () => void;
}

/** One status move with the form it needs: a question, a remark, or an outcome with its reasons. */
export function MoveDialog({ inbox, row, move, onClose }: MoveDialogProps) {
  const { t } = useTexts(inboxKitMessages);
  const spoken = useLanguage();
  const words = useCaseWords(inbox);
  const say = useRefusalWords();
  const draft = useFormDraft(`move:${row.id}:${move.to_status}`, 'tab', { outcome: '', reason: '' });
  const { outcome, reason } = draft.values;
  const change = useMoveCase(inbox, row.id);
  const { to_status: to, requires_outcome: closes, requires_note: asks } = move;
  const lacks = (text: string, isNeeded: boolean) => isNeeded && !text.trim();
  const problem = (text: string, isNeeded: boolean) =>
    lacks(text, isNeeded) ? t('moves.required') : undefined;
  const reasonWords = closes ? 'reason' : asks ? 'question' : 'note';

  const submit = () => {
    change.mutate(
      { new_status: to, ...(closes && { outcome }), ...(reason.trim() && { reason }) },
      {
        onSuccess: () => {
          toast({ title: t('moves.done', { status: words(`statuses.${to}`) }) });
          draft.done();
          onClose();
        },
      },
    );
  };

  return (
    <FormDialog
      title={`${words(`moves.${to}`)}: ${row.number}`}
      description={[
        words(`moveHints.${to}`),
        closes && t('moves.needsOutcome'),
        t('moves.language', { language: languageName(toContentLanguage(row.language), spoken) }),
      ]
        .filter(Boolean)
        .join(' ')}
      action={words(`moves.${to}`)}
      restored={draft.restored}
      task={change}
      say={say}
      refused={t('moves.refused')}
      isComplete={!lacks(outcome, closes) && !lacks(reason, closes || asks)}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          {closes && (
            <Field
              label={t('moves.outcome')}
              hint={t('moves.outcomeHint')}
              error={wasSubmitted ? problem(outcome, true) : undefined}
              required
            >
              <TextArea
                rows={2}
                lang={row.language}
                maxLength={LONGEST}
                value={outcome}
                onChange={(event) => draft.set({ outcome: event.target.value, reason })}
              />
            </Field>
          )}
          <Field
            label={t(`moves.${reasonWords}`)}
            hint={t(`moves.${reasonWords}Hint`)}
            error={wasSubmitted ? problem(reason, closes || asks) : undefined}
            required={closes || asks}
          >
            <TextArea
              rows={5}
              lang={row.language}
              maxLength={LONGEST}
              value={reason}
              onChange={(event) => draft.set({ outcome, reason: event.target.value })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
