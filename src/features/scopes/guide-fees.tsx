import { Link } from 'react-router-dom';
import { Table, TBody, TD, TH, THead, TR } from '@/ui/controls/table';
import { paths } from '@/config/paths';
import { formatRupiah } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localized, localizedText } from '@/lib/localized';
import { guideQuery, guideTotal, sizesOf, type Guide, type GuideLine } from './guide';
import { guideMessages } from './guide-messages';

/** Renders the codes with their fees and the total. */
export function GuideFees({ guide, lines }: { guide: Guide; lines: readonly GuideLine[] }) {
  const { t } = useTexts(guideMessages);
  return (
    <section aria-label={t('codesTitle')} className="space-y-5">
      <Table label={t('codesTitle')} narrow="cards">
        <THead>
          <TR>
            <TH>{t('code')}</TH>
            <TH>{t('qualification')}</TH>
            <TH align="end">{t('fee')}</TH>
          </TR>
        </THead>
        <TBody>
          {lines.map((line) => (
            <CodeRow key={line.scope.code} guide={guide} line={line} />
          ))}
        </TBody>
      </Table>
      <Total guide={guide} lines={lines} />
    </section>
  );
}

function CodeRow({ guide, line: { scope, fits, fees } }: { guide: Guide; line: GuideLine }) {
  const { t } = useTexts(guideMessages);
  const language = useLanguage();
  const name = localizedText(scope, 'name', language);
  const description = localizedText(scope, 'description', language);
  const sizes = sizesOf([scope]);
  const names = (of: readonly (typeof sizes)[number][]) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(of.map((size) => t(`size.${size}`)));
  const own = sizes.find((size) => size === guide.size);
  return (
    <TR>
      <TH scope="row" className="align-top">
        <Link to={`${paths.services.scopes}/${scope.code}`} className="link">
          {scope.code} <span lang={name.lang}>{name.text}</span>
        </Link>
        {description.text && (
          <span lang={description.lang} className="block font-normal text-text-muted">
            {description.text}
          </span>
        )}
      </TH>
      <TD label={t('qualification')}>
        <div>
          {own ? t(`size.${own}`) : sizes.length > 0 ? names(sizes) : t('size.spesialis')}
          {!fits && (
            <span className="block text-sm font-semibold text-warning">
              {t('onlyFor', { sizes: names(sizes).toLowerCase() })}
            </span>
          )}
        </div>
      </TD>
      <TD align="end" label={t('fee')} className="font-semibold">
        <div>
          {fits &&
            fees.map((fee) => (
              <span key={fee.id} className="block whitespace-nowrap">
                {fees.length > 1 && (
                  <span className="font-normal text-text-muted">
                    {localized(fee, 'qualification', language)}:{' '}
                  </span>
                )}
                {formatRupiah(language, fee.amount)}
              </span>
            ))}
          {fits && fees.length === 0 && (
            <span className="text-sm font-normal text-text-muted">{t('feeUnknown')}</span>
          )}
        </div>
      </TD>
    </TR>
  );
}

function Total({ guide, lines }: { guide: Guide; lines: readonly GuideLine[] }) {
  const { t } = useTexts(guideMessages);
  const language = useLanguage();
  const total = guideTotal(lines);
  const isMisfit = lines.some(({ fits }) => !fits);
  return (
    <div className="space-y-1 border-t-2 border-accent pt-4">
      {total ? (
        <>
          <p className="text-sm text-text-muted">{t('total')}</p>
          <p className="text-2xl font-bold text-primary tabular-nums">
            {total.least === total.most
              ? formatRupiah(language, total.least)
              : t('range', {
                  least: formatRupiah(language, total.least),
                  most: formatRupiah(language, total.most),
                })}
          </p>
        </>
      ) : (
        <p className="max-w-prose font-semibold">{t(isMisfit ? 'totalMisfit' : 'totalUnknown')}</p>
      )}
      <p className="text-sm text-text-muted">{t('assumption')}</p>
      <p className="flex flex-wrap gap-x-5 text-sm print:hidden">
        <Link to={paths.services.fees} className="inline-flex min-h-8 items-center link">
          {t('feesPage')}
        </Link>
        {isMisfit && (
          <Link
            to={{ search: guideQuery({ ...guide, step: 'size' }) }}
            className="inline-flex min-h-8 items-center link"
          >
            {t('change')}
          </Link>
        )}
      </p>
    </div>
  );
}
