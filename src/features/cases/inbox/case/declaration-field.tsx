import { ErrorState } from '@/ui/error-state';
import { Checkbox } from '@/ui/controls/checkbox';
import { SkeletonText } from '@/ui/controls/skeleton';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';

interface DeclarationFieldProps {
  text: {
    data: string | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  isSigned: boolean;
  isMissing: boolean;
  /**
   * Name and post of a decider other than the user, possibly incomplete. The user confirms their declaration.
   */
  givenBy?: string | undefined;
  onSign: (isSigned: boolean) => void;
}

/**
 * Renders the decider's declaration of independence (ISO/IEC 17065 7.13.5, 7.13.6), which can be signed after
 * it loads.
 */
export function DeclarationField({ text, isSigned, isMissing, givenBy, onSign }: DeclarationFieldProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const isOwn = givenBy === undefined;
  return (
    <fieldset className="space-y-2">
      <legend className="text-sm font-semibold">{t('declaration.title')}</legend>
      {text.data ? (
        <Checkbox
          label={
            isOwn
              ? text.data
              : t('declaration.given', { name: givenBy || t('declaration.decider'), text: text.data })
          }
          hint={t(isOwn ? 'declaration.hint' : 'declaration.givenHint')}
          error={isMissing ? t(isOwn ? 'declaration.missing' : 'declaration.givenMissing') : undefined}
          checked={isSigned}
          onChange={(event) => onSign(event.target.checked)}
        />
      ) : text.isError ? (
        <ErrorState
          title={t('declaration.failed')}
          onRetry={() => void text.refetch()}
          isRetrying={text.isFetching}
        />
      ) : (
        <SkeletonText lines={2} />
      )}
    </fieldset>
  );
}
