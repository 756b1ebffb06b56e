import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { CONTENT_LANGUAGES } from '@/config/languages';
import { toContentLanguage } from '@/lib/content-languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { PageMeta } from '@/page-kit/page-meta';
import { useInboxAddress } from '@/inbox-kit/inbox-address';
import type { OpenCase } from '@/inbox-kit/case-inbox';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { useCaseTexts } from '@/inbox-kit/use-case-texts';
import { LetterSheet } from './letter-sheet';

/** The written outcome as a letter: on screen with its controls, on paper without them. */
export function OutcomeLetter({ inbox, row }: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages);
  const spoken = useLanguage();
  const address = useInboxAddress();
  const [language, setLanguage] = useState(() => toContentLanguage(row.language));
  return (
    <div className="space-y-6">
      <PageMeta title={`${t('letter.title')} ${row.number}`} />
      <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
        <Link
          to={address.to({ case: row.id, letter: '' })}
          className="inline-flex min-h-8 items-center gap-1.5 text-sm link"
        >
          <ArrowLeft className="size-4" aria-hidden />
          {t('letter.back')}
        </Link>
        {row.closed_at && (
          <div className="flex flex-wrap items-end gap-3">
            <Field label={t('letter.language')}>
              <Select
                value={language}
                onChange={(event) => setLanguage(toContentLanguage(event.target.value))}
              >
                {CONTENT_LANGUAGES.map((each) => (
                  <option key={each} value={each}>
                    {languageName(each, spoken)}
                  </option>
                ))}
              </Select>
            </Field>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden />
              {t('letter.print')}
            </Button>
          </div>
        )}
      </div>
      {row.closed_at ? (
        <LetterSheet inbox={inbox} row={row} language={language} closedAt={row.closed_at} />
      ) : (
        <Notice tone="warning" title={t('letter.title')}>
          {t('letter.notClosed')}
        </Notice>
      )}
    </div>
  );
}
