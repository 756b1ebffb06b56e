import { Link } from 'react-router-dom';
import { Badge } from '@/ui/controls/badge';
import { Table, TBody, TD, TH, THead, TR } from '@/ui/controls/table';
import { paths } from '@/config/paths';
import { formatDate, formatRupiah } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { type CompanyKind, isCompanyKind } from '@/domain/company-kind';
import { companyKindMessages } from '@/domain/company-kind-messages';
import { legalReference } from '@/domain/legal-reference';
import { localizedText } from '@/lib/localized';
import type { Fee } from '@/domain/fee';
import { feeTableMessages } from './messages';

/** Returns the link to a law or decree in the list of legal products, searched by number. */
const legalProductPath = ({ number }: { number: string }): string =>
  `${paths.information.legalProducts}?q=${encodeURIComponent(number)}`;

/** Renders the decree, with a mark if it has been revoked. */
function BasisLink({ basis }: { basis: NonNullable<Fee['basis']> }) {
  const { t } = useTexts(feeTableMessages);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link
        to={legalProductPath(basis)}
        className="inline-flex min-h-6 items-center link sm:whitespace-nowrap"
        title={basis.title}
      >
        {legalReference(basis)}
      </Link>
      {basis.isRevoked && <Badge tone="danger">{t('revoked')}</Badge>}
    </span>
  );
}

interface FeeTableProps {
  label: string;
  fees: readonly Fee[];
  columns: { qualification: string; basis: string; amount: string };
}

/** Renders an announced amount and the day from which it applies. */
function Announced({ fee }: { fee: Fee }) {
  const { t } = useTexts(feeTableMessages);
  const language = useLanguage();
  const day = formatDate(language, `${fee.valid_from}T12:00:00+07:00`);
  return (
    <span className="block text-sm font-normal text-text-muted">
      {t('announced', { day, amount: formatRupiah(language, fee.amount) })}
    </span>
  );
}

/** Renders the kind of company that the fee is limited to. */
function OnlyFor({ kind }: { kind: CompanyKind }) {
  const { t } = useTexts(feeTableMessages, companyKindMessages);
  return (
    <span className="block text-sm font-normal text-text-muted">
      {t('onlyFor', { kind: t(`companyKinds:kind.${kind}`) })}
    </span>
  );
}

/** Groups fees by qualification and kind of company. Each group has the current and the announced fee. */
function linesOf(fees: readonly Fee[]) {
  const lines = new Map<string, { name: Fee; today: Fee[]; later: Fee[] }>();
  for (const fee of fees) {
    const key = `${fee.nature} ${fee.qualification.trim().toLowerCase()} ${fee.company_kind ?? ''}`;
    const line = lines.get(key) ?? { name: fee, today: [], later: [] };
    (fee.is_announced ? line.later : line.today).push(fee);
    lines.set(key, line);
  }
  return [...lines.entries()];
}

/** Renders fees by qualification, with the decree that sets each and any announced amount. */
export function FeeTable({ label, fees, columns }: FeeTableProps) {
  const language = useLanguage();
  return (
    <Table label={label} narrow="cards">
      <THead>
        <TR>
          <TH>{columns.qualification}</TH>
          <TH>{columns.basis}</TH>
          <TH align="end">{columns.amount}</TH>
        </TR>
      </THead>
      <TBody>
        {linesOf(fees).map(([key, { name: first, today, later }]) => {
          const name = localizedText(first, 'qualification', language);
          const bases = today.length > 0 ? today : later;
          return (
            <TR key={key}>
              <TH scope="row" className="align-top">
                <span lang={name.lang}>{name.text}</span>
                {isCompanyKind(first.company_kind) && <OnlyFor kind={first.company_kind} />}
              </TH>
              <TD label={columns.basis}>
                {bases.map(({ id, basis }) => basis && <BasisLink key={id} basis={basis} />)}
              </TD>
              <TD align="end" label={columns.amount} className="font-semibold sm:whitespace-nowrap">
                {/* Keep a single child: in card layout, each child would become a column. */}
                <div>
                  {today.map((fee) => (
                    <span key={fee.id} className="block whitespace-nowrap">
                      {formatRupiah(language, fee.amount)}
                    </span>
                  ))}
                  {later.map((fee) => (
                    <Announced key={fee.id} fee={fee} />
                  ))}
                </div>
              </TD>
            </TR>
          );
        })}
      </TBody>
    </Table>
  );
}
