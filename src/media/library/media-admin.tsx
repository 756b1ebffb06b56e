import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { ScreenHeader } from '@/ui/page-header';
import { PageSteps } from '@/ui/page-steps';
import { useTexts } from '@/lib/i18n/use-texts';
import { FileGrid } from '@/media/file-grid';
import { FileTile } from '@/media/file-tile';
import { UploadPanel } from '@/media/upload-panel';
import { useRowKeys } from '@/ui/use-row-keys';
import { useCan } from '@/session/profile';
import { DescribeFiles } from './describe/describe-files';
import { FileDialog } from './file-dialog';
import { useLibraryAddress } from './library-address';
import { LibraryFilters } from './library-filters';
import { mediaLibraryMessages } from './messages';

/** /admin/media: the media library; ?file=id opens a file. */
export function Component() {
  const { t } = useTexts(mediaLibraryMessages);
  const address = useLibraryAddress();
  const canEdit = useCan(['admin', 'editor']);
  const { filter, file: open } = address;
  const files = useRef<HTMLDivElement>(null);
  useRowKeys(files);
  const steps = (hasMore: boolean) => <PageSteps page={filter.page} hasMore={hasMore} to={address.to} />;
  return (
    <>
      <ScreenHeader title={t('title')} purpose={t('purpose')} />
      <div ref={files} className="space-y-6">
        {canEdit && <UploadPanel accept="any" onDone={() => undefined} isActive={open === ''} />}
        <LibraryFilters address={address} />
        {canEdit && filter.state === 'undescribed' ? (
          <DescribeFiles filter={filter} steps={steps} to={(id) => address.to({ file: id })} />
        ) : (
          <FileGrid filter={filter} steps={steps}>
            {(file) => (
              <Link
                to={address.to({ file: file.id })}
                data-row={file.id}
                className="block size-full rounded-lg hover:outline-2 hover:outline-primary"
              >
                <span className="sr-only">{t('open')}</span> <FileTile file={file} />
              </Link>
            )}
          </FileGrid>
        )}
      </div>
      {open && (
        <FileDialog
          key={open}
          id={open}
          canEdit={canEdit}
          onClose={address.close}
          onOpen={(id) => address.set({ file: id })}
        />
      )}
    </>
  );
}
