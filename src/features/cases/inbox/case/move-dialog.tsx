import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/ui/error-state';
import { isFinding } from '@/domain/finding';
import { findingMessages } from '@/domain/finding-messages';
import { toast } from '@/ui/toast/toast';
import { Checkbox } from '@/ui/controls/checkbox';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { SkeletonText } from '@/ui/controls/skeleton';
import { TextArea } from '@/ui/controls/text-area';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import { toContentLanguage } from '@/lib/content-languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import type { CaseInbox, CaseRow } from '@/features/cases/inbox/case-inbox';
import { useInboxTexts } from '@/features/cases/inbox/use-inbox-texts';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { useMoveCase } from './actions';
import { declarationQuery, type Transition } from './detail-queries';

const MAX_REASON_LENGTH = 10_000;

interface MoveDialogProps {
  inbox: CaseInbox;
  row: Pick<CaseRow, 'id' | 'number' | 'language'>;
  move: Transition;
  onClose: () => void;
}

/** Renders the dialog for a status change: a confirmation, a remark, or an outcome with its reasons. */
export function MoveDialog({ inbox, row, move, onClose }: MoveDialogProps) {
  const { t } = useCaseTexts(inboxKitMessages, findingMessages);
  const uiLanguage = useLanguage();
  const inboxText = useInboxTexts(inbox);
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(`move:${row.id}:${move.to_status}`, 'tab', {
    finding: '',
    outcome: '',
    effect: '',
    reason: '',
  });
  const { finding, outcome, effect, reason } = draft.values;
  const set = (next: Partial<typeof draft.values>) => draft.set({ ...draft.values, ...next });
  const signed = toContentLanguage(uiLanguage);
  const declaration = useQuery({ ...declarationQuery(signed), enabled: move.requires_outcome });
  // Not part of the draft: it is signed together with the decision.
  const [isDeclared, setDeclared] = useState(false);
  const change = useMoveCase(inbox, row.id);
  const { to_status: to, requires_outcome: closes, requires_note: asks, requires_effect: changing } = move;
  // A single finding needs no choice.
  const findings = move.findings.length > 1 ? move.findings.filter(isFinding) : [];
  const isChosen = findings.length > 0;
  const lacks = (text: string, isNeeded: boolean) => isNeeded && !text.trim();
  const problem = (text: string, isNeeded: boolean) =>
    lacks(text, isNeeded) ? t('moves.required') : undefined;
  const reasonWords = closes ? 'reason' : asks ? 'question' : 'note';

  const submit = () => {
    change.mutate(
      {
        new_status: to,
        ...(closes && { outcome, declares: signed }),
        ...(isChosen && { finding }),
        ...(changing && { effect }),
        ...(reason.trim() && { reason }),
      },
      {
        onSuccess: () => {
          toast({ title: t('moves.done', { status: inboxText(`statuses.${to}`) }) });
          draft.done();
          onClose();
        },
      },
    );
  };

  return (
    <FormDialog
      title={`${inboxText(`moves.${to}`)}: ${row.number}`}
      description={[
        inboxText(`moveHints.${to}`),
        closes && t('moves.needsOutcome'),
        t('moves.language', { language: languageName(toContentLanguage(row.language), uiLanguage) }),
      ]
        .filter(Boolean)
        .join(' ')}
      action={inboxText(`moves.${to}`)}
      restored={draft.restored}
      task={change}
      say={messageFor}
      refused={t('moves.refused')}
      isComplete={
        !lacks(finding, isChosen) &&
        !lacks(outcome, closes) &&
        !lacks(effect, changing) &&
        !lacks(reason, closes || asks) &&
        (isDeclared || !closes)
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          {isChosen && (
            <Field
              label={t('finding:label')}
              error={wasSubmitted ? problem(finding, true) : undefined}
              required
            >
              <Select value={finding} onChange={(event) => set({ finding: event.target.value })}>
                <option value="">{t('moves.chooseFinding')}</option>
                {findings.map((each) => (
                  <option key={each} value={each}>
                    {t(`finding:${each}`)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
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
                maxLength={MAX_REASON_LENGTH}
                value={outcome}
                onChange={(event) => set({ outcome: event.target.value })}
              />
            </Field>
          )}
          {changing && (
            <Field
              label={t('finding:effect')}
              hint={t('moves.effectHint')}
              error={wasSubmitted ? problem(effect, true) : undefined}
              required
            >
              <TextArea
                rows={2}
                lang={row.language}
                maxLength={2000}
                value={effect}
                onChange={(event) => set({ effect: event.target.value })}
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
              maxLength={MAX_REASON_LENGTH}
              value={reason}
              onChange={(event) => set({ reason: event.target.value })}
            />
          </Field>
          {closes && (
            <Declaration
              inboxText={declaration}
              isSigned={isDeclared}
              isMissing={wasSubmitted && !isDeclared}
              onSign={setDeclared}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

interface DeclarationProps {
  inboxText: Pick<UseQueryResult<string>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  isSigned: boolean;
  isMissing: boolean;
  onSign: (isSigned: boolean) => void;
}

/**
 * Renders the declaration of independence by the decision-maker (ISO/IEC 17065 7.13.5, 7.13.6), which can be
 * signed once loaded.
 */
function Declaration({ inboxText, isSigned, isMissing, onSign }: DeclarationProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  return (
    <fieldset className="space-y-2">
      <legend className="text-sm font-semibold">{t('declaration.title')}</legend>
      {inboxText.data ? (
        <Checkbox
          label={inboxText.data}
          hint={t('declaration.hint')}
          error={isMissing ? t('declaration.missing') : undefined}
          checked={isSigned}
          onChange={(event) => onSign(event.target.checked)}
        />
      ) : inboxText.isError ? (
        <ErrorState
          title={t('declaration.failed')}
          onRetry={() => void inboxText.refetch()}
          isRetrying={inboxText.isFetching}
        />
      ) : (
        <SkeletonText lines={2} />
      )}
    </fieldset>
  );
}
