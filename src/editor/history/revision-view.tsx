import { ArrowLeft, History } from 'lucide-react';
import { TextDiff } from '@/ui/text-diff';
import { Button } from '@/ui/controls/button';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { columnLanguage } from '@/lib/content-languages';
import { useTexts } from '@/lib/i18n/use-texts';
import { useFieldName } from '@/editor/field-names';
import { textDifferences } from '@/editor/session/merge';
import { editorKitMessages } from '@/editor/messages';
import { COLUMNS, type TextValues } from '@/editor/text';
import type { Revision } from '@/editor/session/text-calls';
import { usePublishing } from '@/editor/publish/use-publishing';
import { useEditing } from '@/editor/session/use-text-session';

/** Columns that stay unchanged when the database restores a version. */
const UNRESTORED_COLUMNS = ['slug', 'author_id'];

interface RevisionViewProps {
  revision: Revision;
  onBack: () => void;
  onRestored: () => void;
}

/** Renders the differences between an earlier version and the current text, with a restore button. */
export function RevisionView({ revision, onBack, onRestored }: RevisionViewProps) {
  const { t } = useTexts(editorKitMessages);
  const language = useLanguage();
  const nameOf = useFieldName();
  const { definition, values, isBusy } = useEditing();
  const { restoreVersion } = usePublishing();
  const earlier: TextValues = Object.fromEntries(
    COLUMNS[definition.table].map((column) => [
      column,
      UNRESTORED_COLUMNS.includes(column) ? values[column] : revision.snapshot[column],
    ]),
  );
  const found = textDifferences(earlier, values, earlier);
  const restore = async () => {
    if (await restoreVersion(revision.version)) onRestored();
  };
  return (
    <div className="space-y-5">
      <Button size="sm" variant="ghost" onClick={onBack}>
        <ArrowLeft aria-hidden />
        {t('versions.title')}
      </Button>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h3 className="font-semibold">{t('versions.version', { version: revision.version })}</h3>
          <p className="text-sm text-text-muted">
            {revision.actor_name ?? t('versions.unknown')} · {formatDateTime(language, revision.created_at)}
          </p>
        </div>
        {found.length > 0 && (
          <div className="space-y-1">
            <Button onClick={() => void restore()} isPending={isBusy} aria-describedby="restore-note">
              <History aria-hidden />
              {t('versions.restore')}
            </Button>
            <p id="restore-note" className="max-w-xs text-xs text-text-muted">
              {t('versions.restoreNote')}
            </p>
          </div>
        )}
      </div>
      {found.length === 0 && <p>{t('versions.same')}</p>}
      {found.map(({ column }) => (
        <section key={column} className="space-y-2 rounded-lg border border-border p-4">
          <h4 className="text-sm font-semibold">{nameOf(column)}</h4>
          <TextDiff before={earlier[column]} after={values[column]} lang={columnLanguage(column)} />
        </section>
      ))}
    </div>
  );
}
