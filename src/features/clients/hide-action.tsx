import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { useTexts } from '@/lib/i18n/use-texts';
import { leftOpen } from '@/session/drafts';
import { useCan } from '@/session/profile';
import { certificatesAdminMessages } from './certificates-messages';
import { HideDialog } from './hide-dialog';

const ADMINS = ['admin'] as const;

/** Hides a certificate that has been public, in place of the trash; admins only, as in the database. */
export function HideAction({ id, number }: { id: string; number: string }) {
  const { t } = useTexts(certificatesAdminMessages);
  const isAdmin = useCan(ADMINS);
  const [isOpen, setOpen] = useState(() => leftOpen(`certificate-hide:${id}`) === '');
  if (!isAdmin) return null;
  return (
    <>
      <IconButton size="sm" label={t('hide.title', { number })} onClick={() => setOpen(true)}>
        <EyeOff aria-hidden />
      </IconButton>
      {isOpen && <HideDialog certificate={{ id, number }} onClose={() => setOpen(false)} />}
    </>
  );
}
