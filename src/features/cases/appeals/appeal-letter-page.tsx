import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { APPEAL_DECISIONS, LATE_CAUSES } from '@/domain/appeal';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { requestKitMessages } from '@/requests/messages';
import { useDeadlines } from '@/requests/use-request-settings';
import { PagePrint } from '@/site/page/page-print';
import { PageTop } from '@/site/page/page-top';
import { useSite } from '@/site/use-site';
import { appealLetterMessages } from './letter-messages';
import { appealsMessages } from './messages';

const FACTS = ['name', 'position', 'company', 'address', 'phone', 'email'] as const;
const DECISION = ['application_number', 'letter_number', 'decision_date', 'subclass_codes'] as const;
const GROUNDS_LINES = 12;
const CAUSE_LINES = 3;

/** Renders a line to write on. */
const Blank = () => <span className="block min-h-6 border-b border-dotted border-text-muted" />;

/** Renders an empty box to tick. */
const Box = () => <span aria-hidden className="inline-block size-3.5 shrink-0 border border-text" />;

/** Renders writing lines for a long text. */
const Lines = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, line) => (
    <span key={line} aria-hidden className="block h-7 border-b border-dotted border-text-muted" />
  ));

function Rows({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[9rem_1fr] gap-x-4 gap-y-1 sm:grid-cols-[minmax(9rem,16rem)_1fr]">
      {children}
    </dl>
  );
}

function Row({ label }: { label: string }) {
  return (
    <>
      <dt className="py-1">{label}</dt>
      <dd>
        <Blank />
      </dd>
    </>
  );
}

/** Renders the letter to the body, with blanks for the appellant. */
function Letter() {
  const { t } = useTexts(appealLetterMessages, appealsMessages);
  const language = useLanguage();
  const { name, details } = useSite();
  const address = localizedText(details, 'address', language);
  return (
    <article
      aria-labelledby="appeal-letter"
      className="max-w-3xl space-y-6 rounded-lg border border-border bg-surface p-6 sm:p-10 print:max-w-none print:rounded-none print:border-0 print:p-0"
    >
      <h2 id="appeal-letter" className="text-center text-xl uppercase">
        {t('letter')}
      </h2>
      <Rows>
        <Row label={t('place')} />
        <Row label={t('number')} />
      </Rows>
      <address className="not-italic">
        <p>{t('to')}</p>
        <p className="font-semibold" lang={name.lang}>
          {name.text}
        </p>
        <p lang={address.lang} className="whitespace-pre-line">
          {address.text}
        </p>
        <p>{details.email}</p>
      </address>
      <section className="space-y-2">
        <h3 className="text-base">{t('appellant')}</h3>
        <Rows>
          {FACTS.map((field) => (
            <Row key={field} label={t(`fields.${field}`)} />
          ))}
        </Rows>
      </section>
      <section className="space-y-2">
        <h3 className="text-base">{t('decision')}</h3>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {APPEAL_DECISIONS.map((each) => (
            <li key={each} className="flex items-center gap-2">
              <Box />
              {t(`appeals:decisions.${each}`)}
            </li>
          ))}
        </ul>
        <Rows>
          {DECISION.map((field) => (
            <Row key={field} label={t(`fields.${field}`)} />
          ))}
        </Rows>
      </section>
      <section className="space-y-2">
        <h3 className="text-base">{t('grounds')}</h3>
        <Lines count={GROUNDS_LINES} />
      </section>
      <section className="break-inside-avoid space-y-2">
        <h3 className="text-base">{t('late')}</h3>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {LATE_CAUSES.map((each) => (
            <li key={each} className="flex items-center gap-2">
              <Box />
              {t(`causes.${each}`)}
            </li>
          ))}
        </ul>
        <Lines count={CAUSE_LINES} />
      </section>
      <section className="break-inside-avoid space-y-2">
        <h3 className="text-base">{t('enclosures')}</h3>
        <Lines count={CAUSE_LINES} />
      </section>
      <p className="ms-auto w-64 break-inside-avoid pt-4 text-center">
        {t('signature')}
        <span aria-hidden className="block h-24" />
        <span className="block border-t border-text pt-1">{t('signatory')}</span>
      </p>
    </article>
  );
}

/** Renders /banding/surat: the letter of appeal to print, or save as PDF. */
export function Component() {
  const { t } = useTexts(appealLetterMessages, appealsMessages);
  const { t: shared } = useTexts(requestKitMessages);
  const { appeal_filing_days: days } = useDeadlines();
  return (
    <>
      {/* The printed letter has its own title. */}
      <div className="print:hidden">
        <PageTop
          title={t('title')}
          purpose={t('purpose')}
          way={[{ label: t('appeals:section') }, { label: t('appeals:title'), to: paths.appeal }]}
          actions={
            <Button onClick={() => window.print()}>
              <Printer aria-hidden />
              {t('print')}
            </Button>
          }
        />
      </div>
      <div className="container-page space-y-8 py-10 sm:py-14">
        <div className="max-w-prose space-y-2 print:hidden">
          <p>{t('window', { days: shared('days', { count: days }) })}</p>
          <p>
            {t('online')}{' '}
            <Link to={paths.appeal} className="link">
              {t('form')}
            </Link>
          </p>
        </div>
        <Letter />
        <PagePrint />
      </div>
    </>
  );
}
