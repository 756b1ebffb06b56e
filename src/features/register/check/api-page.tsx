import { useQuery } from '@tanstack/react-query';
import { Check, Copy, FileJson } from 'lucide-react';
import { useState } from 'react';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { NextStep } from '@/ui/next-step';
import { SectionHeading } from '@/ui/section-heading';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { siteAddress } from '@/lib/site-address';
import { DEFAULT_LANGUAGE } from '@/config/languages';
import { PageTop } from '@/site/page/page-top';
import { certificateApiMessages } from './api-messages';
import { certificateCheckMessages } from './messages';
import { samplesQuery } from './queries';

const DOCUMENT = '/api/v1/openapi.json';
const CHECK = '/api/v1/certificates';
const queryString = (numbers: readonly string[]) =>
  numbers.map((number) => `q=${encodeURIComponent(number)}`).join('&');
/**
 * Returns example URLs with numbers of this register. Without certificates, omits those that need a number.
 */
const examplesOf = (numbers: readonly string[]) =>
  [
    ['one', numbers.length > 0 && `${CHECK}?${queryString(numbers.slice(0, 1))}`],
    ['day', numbers.length > 1 && `${CHECK}?${queryString(numbers)}&on=2026-03-03`],
    ['register', '/api/v1/companies?category=BG&status=dibekukan'],
    ['changes', '/perubahan.xml?status=dibekukan,dicabut&klasifikasi=BG'],
  ] as const;
const LIMITS = ['numbers', 'pages', 'cache', 'days', 'personal', 'proof'] as const;

/** Renders /cek/api: documentation of the public check and register API. */
export function Component() {
  const { t } = useTexts(certificateApiMessages, certificateCheckMessages, certificateMessages);
  const { data: numbers = [] } = useQuery(samplesQuery);
  return (
    <>
      <PageTop
        title={t('title')}
        purpose={t('purpose')}
        way={[
          { label: t('certificate:service') },
          { label: t('certificateCheck:checkTitle'), to: paths.check },
        ]}
      />
      <div className="container-page space-y-12 py-10 sm:py-14">
        <section aria-labelledby="document" className="space-y-4">
          <SectionHeading id="document" title={t('documentTitle')} text={t('documentText')} />
          <Button asChild>
            <a href={DOCUMENT}>
              <FileJson aria-hidden />
              {t('document')}
            </a>
          </Button>
        </section>
        <section aria-labelledby="examples" className="space-y-5">
          <SectionHeading id="examples" title={t('examplesTitle')} />
          <ul className="space-y-4">
            {examplesOf(numbers).map(
              ([name, path]) => path && <Example key={name} title={t(`example.${name}`)} path={path} />,
            )}
          </ul>
        </section>
        <section aria-labelledby="limits" className="space-y-5">
          <SectionHeading id="limits" title={t('limitsTitle')} />
          <ul className="max-w-prose list-disc space-y-2 ps-5">
            {LIMITS.map((limit) => (
              <li key={limit}>{t(`limits.${limit}`)}</li>
            ))}
          </ul>
        </section>
        <NextStep
          title={t('nextTitle')}
          text={t('nextText')}
          actions={[
            { label: t('many'), to: `${paths.check}/banyak` },
            { label: t('ask'), to: paths.profile.contact },
          ]}
        />
      </div>
    </>
  );
}

/** Renders a URL to open or copy. */
function Example({ title, path }: { title: string; path: string }) {
  const { t } = useTexts(certificateApiMessages);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  // API URLs have no language prefix: responses are the same in both languages.
  const address = siteAddress(path, DEFAULT_LANGUAGE);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  return (
    <li className="space-y-2 rounded-lg border border-border p-4">
      <p className="font-semibold">{title}</p>
      <p>
        <a href={path} className="font-mono text-sm link break-all">
          {address}
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${t('copy')}: ${title}`}
          onClick={() => void copy()}
        >
          {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          {t('copy')}
        </Button>
        <span role="status" className="text-sm text-text-muted">
          {outcome && t(outcome)}
        </span>
      </div>
    </li>
  );
}
