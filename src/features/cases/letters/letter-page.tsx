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
import { letterCheckMessages } from './messages';
import { letterQuery, type CheckedLetter } from './queries';

const schema = { nomor: asTyped(), kode: asTyped() };

/** Renders the result of checking a letter: number, date and hash, but no details of the case. */
function Verdict({ letter }: { letter: CheckedLetter }) {
  const { t } = useTexts(letterCheckMessages);
  const language = useLanguage();
  if (!letter.genuine)
    return (
      <Notice tone="danger" live="assertive" title={t('unknown')}>
        <p>{t('unknownText')}</p>
      </Notice>
    );
  const facts = [
    [t('number'), letter.number],
    [t('date'), formatDate(language, letter.dated)],
    [t('hash'), letter.sha256],
  ];
  return (
    <div className="space-y-8">
      {letter.reopened_at === null ? (
        <Notice tone="success" live="assertive" title={t('genuine')}>
          <p>{t('genuineText')}</p>
        </Notice>
      ) : (
        <Notice
          tone="warning"
          live="assertive"
          title={t(letter.replaced_by === null ? 'reopened' : 'replaced')}
        >
          <p>
            {t(letter.replaced_by === null ? 'reopenedText' : 'replacedText', {
              date: formatDate(language, letter.reopened_at),
              number: letter.replaced_by ?? '',
            })}
          </p>
        </Notice>
      )}
      <dl className="space-y-3 text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-text-muted">{label}</dt>
            <dd className="font-semibold break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <CompareFile sha256={letter.sha256} />
    </div>
  );
}

/** Renders /cek/surat, the target of the QR code on an outcome letter. */
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
          <Verdict letter={check.data} />
        )}
      </div>
    </>
  );
}
