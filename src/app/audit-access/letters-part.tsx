import { useQuery } from '@tanstack/react-query';
import { isDecisionKind } from '@/domain/certificate-status';
import { auditAccessMessages } from '@/features/audit-access/messages';
import { auditSchema } from '@/features/audit-access/place';
import { auditLettersQuery } from '@/features/audit-access/queries';
import { ReadingList } from '@/features/audit-access/reading-list';
import { decisionMessages } from '@/features/register/certificates/decision/decision-messages';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { listColumn, type ListColumns } from '@/lists/table/columns';

type Letters = Awaited<ReturnType<NonNullable<ReturnType<typeof auditLettersQuery>['queryFn']>>>['lines'];
type LetterRow = Letters[number] & { id: string };
const NO_LETTERS: Letters = [];

/** Renders the letters on cases and on certificates with number, date and hash. */
export function LettersPart() {
  const { t } = useTexts(auditAccessMessages, decisionMessages);
  const language = useLanguage();
  const { values } = useUrlState(auditSchema);
  const query = useQuery(auditLettersQuery(values.older));
  const columns: ListColumns<LetterRow> = [
    listColumn('number', t('number'), ({ number }) => <span data-row={number}>{number}</span>, {
      isTitle: true,
      cell: 'tabular-nums wrap-anywhere',
    }),
    listColumn('dated', t('dated'), ({ dated }) => formatDate(language, dated), 'whitespace-nowrap'),
    listColumn(
      'about',
      t('ofCase'),
      ({ case_number, certificate, decision_kind: kind }) =>
        certificate
          ? [isDecisionKind(kind) && t(`certificateDecision:kinds.${kind}`), certificate]
              .filter(Boolean)
              .join(', ')
          : case_number || '–',
      'tabular-nums',
    ),
    listColumn(
      'hash',
      t('hash'),
      ({ sha256, is_removed }) => (
        <>
          <code className="text-xs">{sha256}</code>
          {is_removed && <span className="block text-xs text-text-muted">{t('removed')}</span>}
        </>
      ),
      'wrap-anywhere',
    ),
  ];
  const rows = (query.data?.lines ?? NO_LETTERS).map((line) => ({ ...line, id: line.number }));
  return <ReadingList part="letters" query={query} rows={rows} columns={columns} />;
}
