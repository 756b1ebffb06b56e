import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Field } from '@/ui/controls/field';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { TextInput } from '@/ui/controls/text-input';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { typed as asTyped } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import { PageTop } from '@/site/page/page-top';
import { CompareFile } from './compare-file';
import { DecisionFacts, DecisionFile, DecisionVerdict } from './decision-verdict';
import { Fact } from './fact';
import { letterCheckMessages } from './messages';
import { letterQuery, type CheckedLetter, type GenuineLetter } from './queries';

const schema = { nomor: asTyped(), kode: asTyped() };

/** Renders the result of verifying a letter: verdict, number, date and hash, but no details of a case. */
function Verdict({ letter, code }: { letter: CheckedLetter; code: string }) {
  const { t } = useTexts(letterCheckMessages);
  const language = useLanguage();
  if (!letter.genuine)
    return (
      <Notice tone="danger" live="assertive" title={t('unknown')}>
        <p>{t('unknownText')}</p>
      </Notice>
    );
  const { decision, number, sha256 } = letter;
  return (
    <div className="space-y-8">
      {decision ? (
        <DecisionVerdict decision={decision} isMade={sha256 !== null} />
      ) : (
        <CaseVerdict letter={letter} />
      )}
      <dl className="space-y-3 text-sm">
        <Fact label={t('number')}>{number}</Fact>
        <Fact label={t('date')}>{formatDate(language, letter.dated)}</Fact>
        {decision && <DecisionFacts decision={decision} />}
        {sha256 !== null && <Fact label={t('hash')}>{sha256}</Fact>}
      </dl>
      {sha256 !== null && (
        <>
          {decision && <DecisionFile number={number} code={code} />}
          <CompareFile sha256={sha256} />
        </>
      )}
    </div>
  );
}

function CaseVerdict({ letter: { reopened_at: reopened, replaced_by: next } }: { letter: GenuineLetter }) {
  const { t } = useTexts(letterCheckMessages);
  const language = useLanguage();
  if (reopened === null)
    return (
      <Notice tone="success" live="assertive" title={t('genuine')}>
        <p>{t('genuineText')}</p>
      </Notice>
    );
  return (
    <Notice tone="warning" live="assertive" title={t(next === null ? 'reopened' : 'replaced')}>
      <p>
        {t(next === null ? 'reopenedText' : 'replacedText', {
          date: formatDate(language, reopened),
          number: next ?? '',
        })}
      </p>
    </Notice>
  );
}

/** Renders /cek/surat, the target of the QR code on a letter. */
export function Component() {
  const { t } = useTexts(letterCheckMessages);
  const { values, only } = useUrlState(schema);
  const { nomor: number, kode: code } = values;
  const isAsked = number !== '' && code !== '';
  const check = useQuery({ ...letterQuery(number, code), enabled: isAsked });
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const asked = { nomor: read('nomor'), kode: read('kode') };
    setMissing(!asked.nomor || !asked.kode);
    if (!asked.nomor || !asked.kode) return;
    if (asked.nomor === number && asked.kode === code) void check.refetch();
    else only(asked, {});
  };
  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[{ label: t('section'), to: paths.check }]} />
      <div className="container-page max-w-3xl space-y-8 py-10 sm:py-14">
        <Card padding="lg">
          <form key={`${number} ${code}`} onSubmit={submit} noValidate className="space-y-5">
            <Field label={t('number')} hint={t('numberHint')} error={isMissing ? t('missing') : undefined}>
              <TextInput name="nomor" defaultValue={number} maxLength={100} autoComplete="off" />
            </Field>
            <Field label={t('code')} hint={t('codeHint')}>
              <TextInput name="kode" defaultValue={code} maxLength={40} autoComplete="off" />
            </Field>
            <Button type="submit" isPending={check.isFetching}>
              {t('check')}
            </Button>
          </form>
        </Card>
        {!isAsked ? null : check.isPending ? (
          <Loading label={t('checking')}>
            <Skeleton className="h-24 rounded-lg" />
          </Loading>
        ) : check.isError ? (
          <ErrorState title={t('failed')} onRetry={() => void check.refetch()} />
        ) : (
          <Verdict letter={check.data} code={code} />
        )}
      </div>
    </>
  );
}
