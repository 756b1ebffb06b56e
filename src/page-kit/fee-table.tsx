import { Link } from 'react-router-dom';
import { Table, TBody, TD, TH, THead, TR } from '@/components/ui/table';
import { paths } from '@/config/paths';
import { formatRupiah } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { legalReference } from '@/lib/legal-reference';
import { localizedText } from '@/lib/localized';
import type { Fee } from './fee-schedule';

/** URL of a law or decree in the list of legal products, by its number, as the site's search links to it. */
const legalProductPath = ({ number }: { number: string }): string =>
  `${paths.information.legalProducts}?q=${encodeURIComponent(number)}`;

interface FeeTableProps {
  label: string;
  fees: readonly Fee[];
  columns: { qualification: string; basis: string; amount: string };
}

/** Fees by qualification, each with the decree that sets it. */
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
        {fees.map((fee) => {
          const name = localizedText(fee, 'qualification', language);
          return (
            <TR key={fee.id}>
              <TH scope="row" className="align-top">
                <span lang={name.lang}>{name.text}</span>
              </TH>
              <TD label={columns.basis}>
                {fee.basis && (
                  <Link
                    to={legalProductPath(fee.basis)}
                    className="link sm:whitespace-nowrap"
                    title={fee.basis.title}
                  >
                    {legalReference(fee.basis)}
                  </Link>
                )}
              </TD>
              <TD align="end" label={columns.amount} className="font-semibold sm:whitespace-nowrap">
                {formatRupiah(language, fee.amount)}
              </TD>
            </TR>
          );
        })}
      </TBody>
    </Table>
  );
}
