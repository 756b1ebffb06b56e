import { CircleAlert, CircleCheck, CircleDashed, Clock, PencilLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge, type Tone } from '@/ui/controls/badge';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { CONTENT_LANGUAGES } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useTexts } from '@/lib/i18n/use-texts';
import { listColumn, type ListColumns } from '@/lists/table/columns';
import { reviewStateOf, standingOf, type BoardLine, type ReviewState, type Standing } from './board';
import { isAttested, itemOf } from './items';
import { complianceMessages } from './messages';
import { BoardActions, type BoardRowActions } from './row-actions';
import { TestList } from './test-list';

type BoardRow = BoardLine & { id: string };

const states = {
  never: { tone: 'warning', Icon: CircleDashed },
  due: { tone: 'warning', Icon: Clock },
  changed: { tone: 'info', Icon: PencilLine },
  insufficient: { tone: 'danger', Icon: CircleAlert },
  fresh: { tone: 'success', Icon: CircleCheck },
} as const satisfies Record<ReviewState, { tone: Tone; Icon: typeof Clock }>;

const standings = {
  sound: { tone: 'success', Icon: CircleCheck },
  unjudged: { tone: 'warning', Icon: CircleDashed },
  unsound: { tone: 'danger', Icon: CircleAlert },
} as const satisfies Record<Standing, { tone: Tone; Icon: typeof Clock }>;

/** Returns the columns of the board: duty and whether it is met, where it is public, state of its review. */
export function useBoardColumns(actions: BoardRowActions): ListColumns<BoardRow> {
  const { t } = useTexts(complianceMessages);
  const language = useLanguage();
  const duty = (line: BoardRow) => {
    const { code } = line;
    const standing = standingOf(line);
    const { tone, Icon } = standings[standing];
    return (
      <div>
        {t(`items.${code}`)}
        <span className="block text-xs font-normal text-text-muted">{itemOf(code).clause}</span>
        <span className="my-1 block">
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {t(standing)}
          </Badge>
        </span>
        <TestList tests={line.tests} />
        {line.is_judged && (
          <p className="mt-1 text-xs font-normal text-text-muted">
            {isAttested(code) ? t(`asks.${code}`) : t('judged')}
          </p>
        )}
      </div>
    );
  };
  const review = (line: BoardRow) => {
    const state = reviewStateOf(line);
    const { tone, Icon } = states[state];
    const { reviewed_at: at, reviewer_name: name } = line;
    return (
      <span className="space-y-1">
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          {t(`state.${state}`)}
        </Badge>
        {at && (
          <span className="block text-xs text-text-muted">
            {t('reviewed', { date: formatDate(language, at), name: name ?? '' })}
          </span>
        )}
        {line.due_on && (
          <span className="block text-xs text-text-muted">
            {t('dueOn', { date: formatDate(language, line.due_on) })}
          </span>
        )}
        {line.note && <span className="block text-xs text-text-muted">{line.note}</span>}
      </span>
    );
  };
  return [
    listColumn('item', t('column.item'), duty, { isTitle: true, cell: 'align-top sm:min-w-56' }),
    listColumn('page', t('column.page'), ({ code }) => {
      const { page } = itemOf(code);
      if (page === undefined) return <span className="text-text-muted">{t('noPage')}</span>;
      return (
        <Link to={page} data-row={code} className="inline-flex min-h-6 items-center link">
          {page}
        </Link>
      );
    }),
    ...CONTENT_LANGUAGES.map((each) =>
      listColumn<BoardRow>(each, languageName(each, language), (line) => (
        <InLanguage isThere={line[`has_${each}`]} />
      )),
    ),
    listColumn(
      'changed',
      t('column.changed'),
      ({ changed_at: at }) => (at ? formatDate(language, at) : t('neverChanged')),
      'whitespace-nowrap',
    ),
    listColumn('review', t('column.review'), review),
    listColumn('actions', t('column.actions'), ({ code }) => <BoardActions code={code} {...actions} />, {
      headClassName: 'print:hidden',
      cell: 'print:hidden',
    }),
  ];
}

/**
 * Renders whether a text is public in a language. Neutral in tone: only tests and reviews judge the content.
 */
function InLanguage({ isThere }: { isThere: boolean | null }) {
  const { t } = useTexts(complianceMessages);
  if (isThere === null) return <span className="text-text-muted">{t('noPage')}</span>;
  if (isThere) return <span className="whitespace-nowrap text-text-muted">{t('filled')}</span>;
  return (
    <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
      {t('empty')}
    </Badge>
  );
}
