import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { commonMessages } from '@/ui/messages';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { Field } from '@/ui/controls/field';
import { IconButton } from '@/ui/controls/icon-button';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { useDebounced } from '@/lib/use-debounced';
import { useCan } from '@/session/profile';
import { mediaMessages } from './messages';
import { FileGrid } from './file-grid';
import { FileTile } from './file-tile';
import type { Accept, MediaFile } from './media-file';
import { UploadPanel } from './upload-panel';

const PAUSE_MS = 300;

export interface MediaPickerProps {
  open: boolean;
  accept: Accept;
  /** Called with a chosen or newly uploaded file; the picker stays open. */
  onPick: (file: MediaFile) => void;
  onClose: () => void;
  /** Files pasted or dropped before the picker was open, to be uploaded immediately. */
  initialFiles?: readonly File[] | undefined;
}

/** Renders the dialog of MediaPicker. */
export function PickerDialog({ accept, onPick, onClose, initialFiles }: MediaPickerProps) {
  const { t } = useTexts(mediaMessages, commonMessages);
  const [typed, setTyped] = useState('');
  const debounced = useDebounced(typed.trim(), PAUSE_MS);
  const [page, setPage] = useState(1);
  const mayUpload = useCan(['admin', 'editor']);
  const search = (text: string) => {
    setTyped(text);
    setPage(1);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      title={t(`picker.${accept}`)}
      description={t('picker.description')}
    >
      <div className="space-y-5">
        {mayUpload && <UploadPanel accept={accept} onDone={onPick} initialFiles={initialFiles} />}
        <Field label={t('search')} hideLabel>
          <TextInput
            type="search"
            value={typed}
            maxLength={200}
            placeholder={t('searchHint')}
            onChange={(event) => search(event.target.value)}
            leading={<Search aria-hidden />}
            trailing={
              typed && (
                <IconButton size="sm" label={t('clearSearch')} onClick={() => search('')}>
                  <X aria-hidden />
                </IconButton>
              )
            }
          />
        </Field>
        <FileGrid
          filter={{ words: debounced, accept, state: 'kept', page }}
          steps={(hasMore) =>
            (hasMore || page > 1) && (
              <nav aria-label={t('common:pages')} className="flex justify-between gap-4">
                <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('common:previous')}
                </Button>
                <Button variant="secondary" size="sm" disabled={!hasMore} onClick={() => setPage(page + 1)}>
                  {t('common:next')}
                </Button>
              </nav>
            )
          }
        >
          {(file) => (
            <button
              type="button"
              onClick={() => onPick(file)}
              className="block size-full rounded-lg hover:outline-2 hover:outline-primary"
            >
              <span className="sr-only">{t('picker.use')}</span> <FileTile file={file} />
            </button>
          )}
        </FileGrid>
      </div>
    </Dialog>
  );
}
