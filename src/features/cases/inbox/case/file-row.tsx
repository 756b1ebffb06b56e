import { useMutation } from '@tanstack/react-query';
import { Download, Eye, File } from 'lucide-react';
import { toast } from '@/ui/toast/toast';
import { IconButton } from '@/ui/controls/icon-button';
import { formatBytes, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { evidenceAddress, type EvidenceEntry } from './detail-queries';

/** Renders one file, which can be opened once it is uploaded and checked. */
export function FileRow({ file, onView }: { file: EvidenceEntry; onView: (address: string) => void }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const open = useMutation({
    mutationFn: (download: boolean) => evidenceAddress(file.path, download),
    onError: () =>
      toast({
        title: t('evidence.fileFailed'),
        description: t('evidence.fileFailedHint'),
        variant: 'destructive',
      }),
  });
  const isOpenable = file.is_received && file.is_checked;
  const size = formatBytes(language, file.size_bytes);
  const arrived = file.arrived_at
    ? t('evidence.arrived', { size, date: formatDateTime(language, file.arrived_at) })
    : size;
  const isImage = file.mime_type.startsWith('image/');
  const state = file.is_received ? 'unchecked' : file.is_expected ? 'expected' : 'missing';

  return (
    <li className="flex items-center gap-3 py-2">
      <File className="size-5 shrink-0 text-text-muted" aria-hidden />
      <span className="min-w-0 flex-1 text-sm">
        <span className="block break-words">{file.file_name}</span>
        <span className="text-xs text-text-muted">{isOpenable ? arrived : t(`evidence.${state}`)}</span>
      </span>
      {isOpenable && isImage && (
        <IconButton
          label={t('evidence.view', { name: file.file_name })}
          onClick={() => open.mutate(false, { onSuccess: onView })}
        >
          <Eye aria-hidden />
        </IconButton>
      )}
      {isOpenable && (
        <IconButton
          label={t('evidence.download', { name: file.file_name })}
          onClick={() => open.mutate(true, { onSuccess: (url) => window.location.assign(url) })}
        >
          <Download aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
