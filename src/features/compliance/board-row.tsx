import { CircleAlert, CircleCheck, CircleDashed, Clock, PencilLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge, type Tone } from '@/ui/controls/badge';
import { TD, TH, TR } from '@/ui/controls/table';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { CONTENT_LANGUAGES } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useTexts } from '@/lib/i18n/use-texts';
import { isFilled, reviewStateOf, type BoardLine, type ReviewState } from './board';
import { complianceItems } from './items';
import { complianceMessages } from './messages';
import { BoardActions, type BoardRowActions } from './row-actions';
import { TestList } from './test-list';

const states = {
  never: { tone: 'warning', Icon: CircleDashed },
  due: { tone: 'warning', Icon: Clock },
  changed: { tone: 'info', Icon: PencilLine },
  insufficient: { tone: 'danger', Icon: CircleAlert },
  fresh: { tone: 'success', Icon: CircleCheck },
} as const satisfies Record<ReviewState, { tone: Tone; Icon: typeof Clock }>;

/**
 * Renders one duty: whether it is met, where and in which languages it is public, and the state of its
 * review.
 */
export function BoardRow({ line, ...actions }: BoardRowActions & { line: BoardLine }) {
  const { t } = useTexts(complianceMessages);
  const language = useLanguage();
  const { code, reviewed_at: reviewedAt } = line;
  const { clause, page } = complianceItems[code];
  const state = reviewStateOf(line);
  const isComplete = isFilled(line);
  const { tone, Icon } = states[state];
  return (
    <TR>
      <TH scope="row" className="align-top sm:min-w-56">
        <div>
          {t(`items.${code}`)}
          <span className="block text-xs font-normal text-text-muted">{clause}</span>
          <span className="my-1 block">
            <Badge
              tone={isComplete ? 'success' : 'danger'}
              icon={isComplete ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
            >
              {t(isComplete ? 'sound' : 'unsound')}
            </Badge>
          </span>
          <TestList tests={line.tests} />
        </div>
      </TH>
      <TD label={t('column.page')}>
        <Link to={page} data-row={code} className="inline-flex min-h-6 items-center link">
          {page}
        </Link>
      </TD>
      {CONTENT_LANGUAGES.map((each) => (
        <TD key={each} label={languageName(each, language)}>
          <InLanguage isThere={line[`has_${each}`]} />
        </TD>
      ))}
      <TD label={t('column.changed')} className="whitespace-nowrap">
        {line.changed_at ? formatDate(language, line.changed_at) : t('neverChanged')}
      </TD>
      <TD label={t('column.review')}>
        <span className="space-y-1">
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {t(`state.${state}`)}
          </Badge>
          {reviewedAt && (
            <span className="block text-xs text-text-muted">
              {t('reviewed', { date: formatDate(language, reviewedAt), name: line.reviewer_name ?? '' })}
            </span>
          )}
          {line.note && <span className="block text-xs text-text-muted">{line.note}</span>}
        </span>
      </TD>
      <TD label={t('column.actions')} className="print:hidden">
        <BoardActions code={code} {...actions} />
      </TD>
    </TR>
  );
}

/**
 * Renders whether a text is public in a language. Neutral in tone: only tests and reviews judge the content.
 */
function InLanguage({ isThere }: { isThere: boolean }) {
  const { t } = useTexts(complianceMessages);
  if (isThere) return <span className="whitespace-nowrap text-text-muted">{t('filled')}</span>;
  return (
    <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
      {t('empty')}
    </Badge>
  );
}
