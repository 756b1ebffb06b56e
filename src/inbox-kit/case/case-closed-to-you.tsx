import { Notice } from '@/components/notice';
import { useTexts } from '@/lib/i18n/use-texts';
import type { OpenCase } from '@/inbox-kit/case-inbox';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { CaseAssignment } from './case-assignment';
import { CaseHeading } from './case-heading';
import { CasePeople } from './case-people';

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
