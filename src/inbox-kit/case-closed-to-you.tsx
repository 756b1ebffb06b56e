import { Notice } from '@/components/notice';
import { useTexts } from '@/lib/i18n/use-texts';
import { CaseAssignment } from './case-assignment';
import { CaseHeading } from './case-heading';
import { CasePeople } from './case-people';
import type { OpenCase } from './case-inbox';
import { inboxKitMessages } from './messages';

/** A confidential case of another handler: number, status and handler, without its content. */
export function CaseClosedToYou(opened: OpenCase) {
  const { t } = useTexts(inboxKitMessages);
  return (
    <article>
      <CaseHeading {...opened} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Notice tone="warning" title={t('apart.title')}>
          {t('apart.closed')}
        </Notice>
        <div className="min-w-0 space-y-6">
          <CaseAssignment {...opened} />
          <CasePeople {...opened} isClosed />
        </div>
      </div>
    </article>
  );
}
