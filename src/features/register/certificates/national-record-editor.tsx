import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { EditorDialog } from '@/forms/resource/editor-dialog';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Row } from '@/lib/rows';
import { nationalRecordForm } from './national-record-form';
import { nationalRecordMessages } from './national-record-messages';

/** Renders the button that edits a published certificate's record in the national register. */
export function NationalRecordEditor({ certificate }: { certificate: Row<'certificates'> }) {
  const { t } = useTexts(nationalRecordMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" className="mb-6" onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      {isOpen && (
        <EditorDialog
          resource={nationalRecordForm}
          row={certificate}
          canEdit
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
