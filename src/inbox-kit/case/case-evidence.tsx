import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { SkeletonText } from '@/components/ui/skeleton';
import type { OpenCase } from '@/inbox-kit/case-inbox';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { Section } from '@/inbox-kit/section';
import { useCaseTexts } from '@/inbox-kit/use-case-texts';
import { caseEvidenceQuery } from './detail-queries';
import { FileRow } from './file-row';

/** The files that came with a case, opened through addresses that last five minutes. */
export function CaseEvidence({ inbox, row }: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages);
  const { data: files, isPending } = useQuery(caseEvidenceQuery(inbox, row.id));
  const [shown, setShown] = useState<{ name: string; address: string }>();
  return (
    <Section title={t('evidence.title')}>
      {isPending ? (
        // As high as the line that most cases have here: what stands below does not move.
        <SkeletonText lines={1} className="py-0.75" />
      ) : !files ? (
        <p role="alert" className="text-sm text-danger">
          {t('evidence.failed')}
        </p>
      ) : files.length === 0 ? (
        <p className="text-sm text-text-muted">{t('evidence.none')}</p>
      ) : (
        <ul className="divide-y divide-border">
          {files.map((file) => (
            <FileRow
              key={file.path}
              file={file}
              onView={(address) => setShown({ name: file.file_name, address })}
            />
          ))}
        </ul>
      )}
      <Dialog
        open={shown !== undefined}
        onOpenChange={() => setShown(undefined)}
        title={shown?.name ?? ''}
        size="xl"
      >
        {shown && (
          <img src={shown.address} alt={shown.name} className="mx-auto max-h-[70dvh] object-contain" />
        )}
      </Dialog>
    </Section>
  );
}
