import { useState, type SubmitEvent } from 'react';
import { commonMessages } from '@/ui/messages';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { codeProblem } from '@/session/second-factor';
import { useSite } from '@/site/use-site';
import { CodeInput, isCode } from './code-input';
import { useConfirmFactor, useEnroll, useNewRecoveryCodes } from './factor-queries';
import { accountMessages } from './messages';
import { profileMessages } from './profile-messages';
import { FactorSecret } from './factor-secret';
import { RecoveryCodes } from './recovery-codes';

const FORM = 'factor-setup';

interface FactorSetupProps {
  /** True if the user has no device yet: recovery codes are created with the first one. */
  isFirst: boolean;
  onClose: () => void;
}

/** Adds a device in three steps: name, QR code with the first code, recovery codes. */
export function FactorSetup({ isFirst, onClose }: FactorSetupProps) {
  const { t } = useTexts(profileMessages, accountMessages, commonMessages);
  const { name: site } = useSite();
  const enroll = useEnroll();
  const confirm = useConfirmFactor();
  const codes = useNewRecoveryCodes();
  const [name, setName] = useState<string>(t('setupDefault'));
  const [code, setCode] = useState('');
  const [issue, setIssue] = useState<string>();
  const factor = enroll.data;
  const failed = factor ? confirm : enroll;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!factor) {
      if (!name.trim()) return setIssue(t('setupNameMissing'));
      setIssue(undefined);
      return enroll.mutate({ name: name.trim(), issuer: site.text });
    }
    if (!isCode(code)) return setIssue(t('account:codeMissing'));
    setIssue(undefined);
    confirm.mutate(
      { id: factor.id, code },
      {
        onSuccess: () => {
          const close = () => {
            toast({ title: t('setupDone'), description: t('setupDoneHint') });
            onClose();
          };
          if (!isFirst) return close();
          // If this fails, the device is set up anyway; codes can be created later on the profile.
          codes.mutate(undefined, {
            onError: () => {
              toast({
                title: t('codes.failed'),
                description: t('codes.failedHint'),
                variant: 'destructive',
              });
              onClose();
            },
          });
        },
      },
    );
  };

  if (codes.data)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        isKept
        isForPrint
        title={t('codes.title')}
        size="sm"
        footer={<Button onClick={onClose}>{t('codes.kept')}</Button>}
      >
        <RecoveryCodes codes={codes.data} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('setupTitle')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            isPending={enroll.isPending || confirm.isPending || codes.isPending}
          >
            {t(factor ? 'setupConfirm' : 'setupBegin')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="space-y-5">
        {failed.isError && (
          <Notice tone="danger" live="assertive">
            {t(`account:codeProblem.${codeProblem(failed.error)}`)}
          </Notice>
        )}
        {factor ? (
          <>
            <p className="text-sm">{t('setupScan')}</p>
            {/* Scanners need dark modules on white, in both themes. */}
            <img
              src={factor.picture}
              alt={t('setupPicture')}
              width={208}
              height={208}
              className="mx-auto rounded bg-white p-2"
            />
            <FactorSecret factor={factor} />
            <CodeInput value={code} onCode={setCode} error={issue} />
          </>
        ) : (
          <Field label={t('setupName')} hint={t('setupNameHint')} required error={issue}>
            <TextInput
              value={name}
              onChange={({ target }) => setName(target.value)}
              maxLength={60}
              required
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
