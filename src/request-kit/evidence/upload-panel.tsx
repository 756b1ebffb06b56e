import { useId } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestKitMessages } from '@/request-kit/messages';
import { UploadList } from './upload-list';
import { isUnderWay, type Upload, type Uploads } from './uploads';

/** The files of a case on their way, under a heading that says whether the page may be left. */
export function UploadPanel({ list, uploads }: { list: readonly Upload[]; uploads: Uploads }) {
  const { t } = useTexts(requestKitMessages);
  const id = useId();
  if (list.length === 0) return null;
  const allDone = list.every(({ state }) => state === 'done');
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="text-xl">
        {t('uploads.title')}
      </h2>
      <p className="text-sm text-text-muted" role="status">
        {allDone ? t('uploads.allDone') : isUnderWay(list) ? t('uploads.someLeft') : ''}
      </p>
      <UploadList list={list} uploads={uploads} />
    </section>
  );
}
