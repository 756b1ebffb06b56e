import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { Section } from '@/ui/section';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { openDraft } from '@/session/drafts';
import { useCan } from '@/session/profile';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { type RequestSubject, useLiftRestriction } from './data-request-actions';
import { DataRequestDialog } from './data-request-dialog';
import { ReasonDialog } from './reason-dialog';

/** Renders the form that ends a restriction, with a reason that stays in the register. */
function LiftDialog({ subject, onClose }: { subject: RequestSubject; onClose: () => void }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const lift = useLiftRestriction(subject);
  const done = () => {
    toast({ title: t('personalData.lifted') });
    onClose();
  };
  return (
    <ReasonDialog
      name={`lift:${subject.id}`}
      title={t('personalData.lift')}
      description={t('personalData.liftHint')}
      action={t('personalData.lift')}
      task={lift}
      onDone={done}
      onClose={onClose}
    />
  );
}

const ADMINS = ['admin'] as const;

interface PersonalDataProps {
  subject: RequestSubject;
  restrictedAt: string | null;
  anonymisedAt: string | null;
}

/** Renders the data requests of the person concerned, and whether processing is restricted. */
export function PersonalData({ subject, restrictedAt, anonymisedAt }: PersonalDataProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const isAdmin = useCan(ADMINS);
  const [openDialog, setOpenDialog] = useState<'record' | 'lift' | undefined>(() => {
    if (openDraft(`data-request-new:${subject.id}`) === '') return 'record';
    return openDraft(`lift:${subject.id}`) === '' ? 'lift' : undefined;
  });
  const close = () => setOpenDialog(undefined);
  return (
    <Section title={t('personalData.title')}>
      {restrictedAt && (
        <Notice tone="warning" title={t('personalData.restricted')}>
          {t('personalData.restrictedSince', { date: formatDateTime(language, restrictedAt) })}
        </Notice>
      )}
      {anonymisedAt ? (
        <p className="text-sm text-text-muted">{t('personalData.gone')}</p>
      ) : (
        <>
          <p className="text-sm text-text-muted">{t('personalData.hint')}</p>
          <Button variant="secondary" size="sm" onClick={() => setOpenDialog('record')}>
            <ShieldCheck aria-hidden />
            {t('personalData.record')}
          </Button>
        </>
      )}
      {isAdmin && restrictedAt && (
        <Button variant="secondary" size="sm" onClick={() => setOpenDialog('lift')}>
          {t('personalData.lift')}
        </Button>
      )}
      {isAdmin && (
        <Link className="block text-sm link" to={`${paths.admin.dataRequests}?state=all&q=${subject.number}`}>
          {t('personalData.register')}
        </Link>
      )}
      {openDialog === 'record' && <DataRequestDialog subject={subject} onClose={close} />}
      {openDialog === 'lift' && <LiftDialog subject={subject} onClose={close} />}
    </Section>
  );
}
