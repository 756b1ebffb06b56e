import { useNavigate } from 'react-router-dom';
import { endedPath } from '@/features/register/certificate-display/changes-address';
import { NextStep } from '@/ui/next-step';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { PagePrint } from '@/site/page/page-print';
import { PageTop } from '@/site/page/page-top';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { registerMessages } from './messages';
import { readSearch, registerAddress, type RegisterSearch } from './register';
import { RegisterForm } from './register-form';
import { RegisterResults } from './register-results';

/** Renders /informasi/klien: the public register. */
export function Component() {
  const { t } = useTexts(registerMessages, certificateMessages);
  const navigate = useNavigate();
  const search = readSearch(useUrlState({}).params);
  // A new search starts on page one and adds a history entry, so that Back undoes it.
  const change = (next: Partial<RegisterSearch>) =>
    void navigate(registerAddress({ ...search, page: 1, ...next }), { preventScrollReset: true });

  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[{ label: t('certificate:section') }]} />
      <div className="container-page space-y-12 py-10 sm:py-14">
        <div className="space-y-8">
          <RegisterForm search={search} onChange={change} />
          <RegisterResults search={search} onChange={change} />
        </div>
        <PagePrint />
        <NextStep
          title={t('nextTitle')}
          text={t('nextText')}
          actions={[
            { label: t('checkOne'), to: paths.check },
            { label: t('ended'), to: endedPath },
            { label: t('complain'), to: paths.complaint },
          ]}
        />
      </div>
    </>
  );
}
