import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NextStep } from '@/ui/next-step';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageTop } from '@/site/page/page-top';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { ListForm } from './list-form';
import { MAX_NUMBERS } from './list-input';
import { certificateListMessages } from './list-messages';
import { certificateListQuery } from './checked-list-queries';
import { ListResult } from './list-result';
import { certificateCheckMessages } from './messages';

/** Renders /cek/banyak: a form for a list of numbers or NIBs, with the results as a table. */
export function Component() {
  const { t } = useTexts(certificateListMessages, certificateCheckMessages, certificateMessages);
  // The counter makes a repeated check of the same list a new query.
  const [asked, setAsked] = useState<{ lines: string[]; day: string; nth: number }>();
  const check = useQuery({
    ...certificateListQuery(asked?.lines ?? [], asked?.day ?? '', asked?.nth ?? 0),
    enabled: asked !== undefined,
  });
  const ask = (lines: string[], day: string) => setAsked({ lines, day, nth: (asked?.nth ?? 0) + 1 });

  return (
    <>
      <PageTop
        title={t('title')}
        purpose={t('purpose', { most: MAX_NUMBERS })}
        way={[
          { label: t('certificate:service') },
          { label: t('certificateCheck:checkTitle'), to: paths.check },
        ]}
      />
      <div className="container-page space-y-12 py-10 sm:py-14">
        <Card padding="lg" className="print:hidden">
          <ListForm onAsk={ask} isPending={check.isFetching} />
        </Card>
        {asked && <ListResult check={check} />}
        <NextStep
          title={t('nextTitle')}
          text={t('nextText')}
          actions={[
            { label: t('one'), to: paths.check },
            { label: t('ask'), to: paths.profile.contact },
          ]}
        />
      </div>
    </>
  );
}
