import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '@/lib/i18n/use-texts';
import { useInboxAddress } from '@/inbox-kit/inbox-address';
import { inboxKitMessages } from '@/inbox-kit/messages';

/** Link back to the list, in the state it was left, with the focus on the entry that was open. */
export function BackToList() {
  const { t } = useTexts(inboxKitMessages);
  const address = useInboxAddress();
  return (
    <Link
      to={address.to({ case: '', letter: '' })}
      state={{ from: address.get('case') }}
      className="inline-flex min-h-8 items-center gap-1.5 text-sm link print:hidden"
    >
      <ArrowLeft className="size-4" aria-hidden />
      {t('back')}
    </Link>
  );
}
