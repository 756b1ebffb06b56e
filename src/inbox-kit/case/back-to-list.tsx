import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useInboxAddress } from '@/inbox-kit/inbox-address';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { useCaseTexts } from '@/inbox-kit/use-case-texts';

/** Link back to the list, in the state it was left, with the focus on the entry that was open. */
export function BackToList() {
  const { t } = useCaseTexts(inboxKitMessages);
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
