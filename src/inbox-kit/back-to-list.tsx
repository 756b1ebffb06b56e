import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useInboxAddress } from './inbox-address';

/** Link back to the list, in the state it was left, with the focus on the entry that was open. */
export function BackToList() {
  const { t } = useTranslation('inboxKit');
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
