import { DecisionsPart } from '@/app/audit-access/decisions-part';
import { LettersPart } from '@/app/audit-access/letters-part';
import { LogPart } from '@/app/audit-access/log-part';
import { CasePart } from '@/features/audit-access/case-part';
import { CasesPart } from '@/features/audit-access/cases-part';
import { auditAccessMessages } from '@/features/audit-access/messages';
import { AUDIT_PARTS, auditSchema } from '@/features/audit-access/place';
import { appealInbox } from '@/features/cases/appeals/appeal-inbox';
import { complaintInbox } from '@/features/cases/complaints/complaint-inbox';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { LinkTabs } from '@/ui/link-tabs';
import { Notice } from '@/ui/notice';
import { ListHeader } from '@/ui/page-header';

/** Renders /admin/akses-audit: the records that a viewer with reading access for an audit may see. */
export function Component() {
  const { t } = useTexts(auditAccessMessages);
  const { values } = useUrlState(auditSchema);
  const { part } = values;
  const inbox = part === 'complaint' ? complaintInbox : appealInbox;
  const isOfCases = part === 'complaint' || part === 'appeal';
  return (
    <>
      <ListHeader title={t('title')} purpose={t('purpose')} />
      <div className="mt-4 space-y-4">
        <Notice>{t('recorded')}</Notice>
        <LinkTabs
          label={t('part')}
          items={AUDIT_PARTS.map((each) => ({
            label: t(`parts.${each}`),
            to: { search: `part=${each}` },
            isHere: each === part,
          }))}
        />
        {isOfCases &&
          (values.case ? (
            <CasePart inbox={inbox} number={values.case} />
          ) : (
            <CasesPart key={part} inbox={inbox} />
          ))}
        {part === 'decisions' && <DecisionsPart />}
        {part === 'letters' && <LettersPart />}
        {part === 'log' && <LogPart />}
      </div>
    </>
  );
}
