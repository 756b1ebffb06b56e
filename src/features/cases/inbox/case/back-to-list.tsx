import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';

/** Renders a link back to the list with its filters; focuses the entry that was open. */
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
