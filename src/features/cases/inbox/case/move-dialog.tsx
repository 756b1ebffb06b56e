import { useQuery } from '@tanstack/react-query';
import { isFinding } from '@/domain/finding';
import { findingMessages } from '@/domain/finding-messages';
import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
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
import { plannedAction } from './action-fields';
import { useMoveCase, usePlanAction, useWaiveActions } from './actions';
import { usePlanEffect } from './appeal-actions';
import { blankMove, deciderOf, effectProblems, isDecider, plannedEffect, type MoveValues } from './closing';
import { DeciderFields } from './decider-fields';
import { DeclarationField } from './declaration-field';
import { caseActionsQuery, declarationQuery, ownPostQuery, type Transition } from './detail-queries';
import { EffectFields } from './effect-fields';
import { FollowUpFields, isFollowUpComplete } from './follow-up-fields';
import { UnprintableNotice, type LetterRow } from './unprintable-notice';

const MAX_REASON_LENGTH = 10_000;
/** Findings of a complaint that require a corrective action. */
const UPHELD: readonly string[] = ['terbukti', 'terbukti_sebagian'];

interface MoveDialogProps {
  inbox: CaseInbox;
  row: Pick<CaseRow, 'number' | 'language'> & LetterRow;
  move: Transition;
  onClose: () => void;
}

/** Renders the dialog for a status change: a confirmation, a remark, or an outcome with its reasons. */
export function MoveDialog({ inbox, row, move, onClose }: MoveDialogProps) {
  const { t } = useCaseTexts(inboxKitMessages, findingMessages);
  const uiLanguage = useLanguage();
  const inboxText = useInboxTexts(inbox);
  const messageFor = useRefusalMessage();
  const draft = useFormDraft<MoveValues>(`move:${row.id}:${move.to_status}`, 'tab', blankMove);
  const { finding, outcome, effect, reason } = draft.values;
  const set = (next: Partial<MoveValues>) => draft.set({ ...draft.values, ...next });
  const signed = toContentLanguage(uiLanguage);
  const declaration = useQuery({ ...declarationQuery(signed), enabled: move.requires_outcome });
  const ownPost = useQuery({ ...ownPostQuery(), enabled: move.requires_outcome });
  const own = ownPost.data;
  const decider = deciderOf(draft.values, own);
  const isOther = draft.values.by === 'other';
  // The signature is stored in the draft, so that users need not sign again after a refusal. It is valid only
  // for exactly these texts.
  const signature = JSON.stringify([declaration.data, decider, finding, outcome, effect, reason]);
  const isDeclared = declaration.data !== undefined && draft.values.declared === signature;
  const change = useMoveCase(inbox, row.id);
  const plan = usePlanAction(inbox, row.id);
  const waive = useWaiveActions(inbox, row.id);
  const planEffect = usePlanEffect(inbox, row.id);
  const actions = useQuery({ ...caseActionsQuery(inbox, row.id), enabled: move.requires_outcome });
  const { to_status: to, requires_outcome: closes, requires_note: asks, requires_effect: changing } = move;
  // A single finding needs no choice.
  const findings = move.findings.length > 1 ? move.findings.filter(isFinding) : [];
  const isChosen = findings.length > 0;
  const needsFollowUp =
    UPHELD.includes(finding) &&
    !plan.isSuccess &&
    !waive.isSuccess &&
    actions.data?.every(({ status }) => status === 'dropped') === true;
  const lacks = (text: string, isNeeded: boolean) => isNeeded && !text.trim();
  const problem = (text: string, isNeeded: boolean) =>
    lacks(text, isNeeded) ? t('moves.required') : undefined;
  const reasonWords = closes ? 'reason' : asks ? 'question' : 'note';

  const submit = async () => {
    if (needsFollowUp && draft.values.follow === 'plan') await plan.mutateAsync(plannedAction(draft.values));
    if (needsFollowUp && draft.values.follow === 'waive') await waive.mutateAsync(draft.values.why.trim());
    if (changing) await planEffect.mutateAsync(plannedEffect(draft.values));
    change.mutate(
      {
        new_status: to,
        ...(closes && { outcome, declares: signed, post: decider.post }),
        ...(closes && isOther && { decider: decider.name }),
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

  const steps = [plan, waive, planEffect, change];
  const task = {
    isPending: steps.some((step) => step.isPending),
    error: steps.find((step) => step.error)?.error ?? null,
    isUnknown: steps.some((step) => step.isUnknown),
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
      task={task}
      say={messageFor}
      refused={t('moves.refused')}
      isComplete={
        !lacks(finding, isChosen) &&
        !lacks(outcome, closes) &&
        !lacks(effect, changing) &&
        !lacks(reason, closes || asks) &&
        (isFollowUpComplete(draft.values) || !needsFollowUp) &&
        (Object.keys(effectProblems(draft.values)).length === 0 || !changing) &&
        ((isDeclared && isDecider(decider)) || !closes)
      }
      // The dialog shows the errors of the mutations.
      onSubmit={() => void submit().catch(() => undefined)}
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
          {needsFollowUp && (
            <FollowUpFields
              values={draft.values}
              set={set}
              wasSubmitted={wasSubmitted}
              language={row.language}
            />
          )}
          {changing && (
            <EffectFields
              appeal={row.id}
              values={draft.values}
              set={set}
              wasSubmitted={wasSubmitted}
              language={row.language}
            />
          )}
          {closes && <UnprintableNotice inbox={inbox} row={row} decision={{ ...draft.values, ...decider }} />}
          {closes && <DeciderFields own={own} values={draft.values} set={set} wasSubmitted={wasSubmitted} />}
          {closes && (
            <DeclarationField
              // The declaration is signed for the preset decider, so it waits for both queries.
              text={{
                data: own && declaration.data,
                isError: declaration.isError || ownPost.isError,
                isFetching: declaration.isFetching || ownPost.isFetching,
                refetch: () => Promise.all([declaration.refetch(), ownPost.refetch()]),
              }}
              givenBy={isOther ? [decider.name, decider.post].filter(Boolean).join(', ') : undefined}
              isSigned={isDeclared}
              isMissing={wasSubmitted && !isDeclared}
              onSign={(isSigned) => set({ declared: isSigned ? signature : '' })}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
