import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/i18n';
import { useLanguage } from '@/lib/i18n/use-language';
import { plainText, type RichTextNode } from './rich-text-doc';

// Not in the `common` messages, which every visitor downloads on the first visit.
const TABLE: Record<Language, string> = { id: 'Tabel', en: 'Table' };

const wordsIn = (cell: RichTextNode) => plainText({ type: 'doc', content: [cell] });
const spanOf = (value: unknown) => (typeof value === 'number' && value > 1 ? value : undefined);

interface RichTextTableProps {
  rows: RichTextNode[] | undefined;
  /** Language of the text, if it is not the page's. */
  language: Language | undefined;
  /** Renders the content of a cell. */
  show: (nodes: RichTextNode[] | undefined) => ReactNode;
}

/** Renders a table in a region that scrolls on phones, also by keyboard. */
export function RichTextTable({ rows = [], language, show }: RichTextTableProps) {
  const spoken = useLanguage();
  const names = (rows[0]?.content ?? []).filter(({ type }) => type === 'tableHeader').map(wordsIn);
  const label = [TABLE[language ?? spoken], names.filter(Boolean).join(', ')].filter(Boolean).join(': ');
  return (
    <div role="region" aria-label={label} tabIndex={0} className="rich-text-table">
      <table>
        <tbody>
          {rows.map(({ content = [] }, row) => (
            <tr key={row}>
              {content.map(({ type, attrs = {}, content: inside }, column) => {
                const spans = { colSpan: spanOf(attrs.colspan), rowSpan: spanOf(attrs.rowspan) };
                return type === 'tableHeader' ? (
                  // Header cells label a column in the first row and their row in later ones.
                  <th key={column} scope={row === 0 ? 'col' : 'row'} {...spans}>
                    {show(inside)}
                  </th>
                ) : (
                  <td key={column} {...spans}>
                    {show(inside)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
