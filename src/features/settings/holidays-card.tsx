import { useQuery } from '@tanstack/react-query';
import { CalendarOff, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { UnknownOutcome } from '@/ui/unknown-outcome';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Field } from '@/ui/controls/field';
import { IconButton } from '@/ui/controls/icon-button';
import { Select } from '@/ui/controls/select';
import { Skeleton } from '@/ui/controls/skeleton';
import { TextInput } from '@/ui/controls/text-input';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { newId } from '@/lib/new-id';
import { OUTCOME_UNKNOWN, useOnce } from '@/lib/sent-once';
import { officeDay } from '@/lib/today';
import { DraftNotice } from '@/drafts/draft-notice';
import { useFormDraft } from '@/drafts/use-form-draft';
import { HolidayWarning } from '@/features/cases/inbox/holiday-warning';
import { HolidayImport } from './holiday-import';
import { parseHolidays, type Holiday } from './holidays';
import { settingsMessages } from './messages';
import { holidaysQuery, reasonOf, useAddHoliday, useRemoveHoliday } from './queries';

/**
 * Renders the holidays that deadlines skip: the list of a year, with forms to add, remove and import days.
 */
export function HolidaysCard() {
  const { t } = useTexts(settingsMessages);
  const [thisYear] = useState(() => Number(officeDay(new Date()).slice(0, 4)));
  const [year, setYear] = useState(thisYear);
  return (
    <Card asChild>
      <section id="holidays" aria-labelledby="holidays-title" className="scroll-mt-20 space-y-5">
        <div className="space-y-1">
          <h2 id="holidays-title" className="text-lg">
            {t('group.holidays')}
          </h2>
          <p className="text-sm text-text-muted">{t('holidays.hint')}</p>
        </div>
        <HolidayWarning />
        <Field label={t('holidays.year')} className="max-w-40">
          <Select value={year} onChange={({ target }) => setYear(Number(target.value))}>
            {[-1, 0, 1, 2].map((step) => (
              <option key={step} value={thisYear + step}>
                {thisYear + step}
              </option>
            ))}
          </Select>
        </Field>
        <HolidayList year={year} />
        <AddHoliday />
        <HolidayImport />
      </section>
    </Card>
  );
}

function HolidayList({ year }: { year: number }) {
  const { t } = useTexts(settingsMessages);
  const language = useLanguage();
  const { data: days, isError, isFetching, refetch } = useQuery(holidaysQuery(year));
  const { mutate: remove } = useRemoveHoliday();
  const { mutate: add } = useAddHoliday();
  const fail = (error: Error) =>
    void toast({
      title: t('holidays.refused'),
      description: t(`reason.${reasonOf(error)}`),
      variant: 'destructive',
    });
  if (!days) {
    if (!isError) return <Skeleton className="h-40" />;
    return <ErrorState title={t('holidays.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (days.length === 0)
    return (
      <EmptyState
        icon={<CalendarOff />}
        title={t('holidays.empty', { year })}
        message={t('holidays.emptyHint')}
      />
    );
  const take = ({ id, ...day }: Holiday & { id: string }) => {
    // A deleted id cannot be used again. Created once, so that repeated clicks on undo add a single row.
    const back = { ...day, id: newId() };
    remove(id, {
      onSuccess: () =>
        void toast({
          title: t('holidays.removed'),
          action: (
            <Button size="sm" variant="secondary" onClick={() => add(back, { onError: fail })}>
              {t('holidays.undo')}
            </Button>
          ),
        }),
      onError: fail,
    });
  };
  return (
    <ul className="divide-y divide-border">
      {days.map((day) => {
        const date = formatDate(language, `${day.holiday_date}T12:00:00+07:00`);
        return (
          <li key={day.id} className="flex items-center gap-4 py-1.5 text-sm">
            <span className="w-40 shrink-0 tabular-nums">{date}</span>
            <span className="min-w-0 flex-1">
              {day.name}
              {day.name_en && <span className="text-text-muted"> · {day.name_en}</span>}
            </span>
            <IconButton
              size="sm"
              label={t('holidays.removeNamed', { name: day.name, date })}
              onClick={() => take(day)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

const blank = { date: '', name: '', english: '' };

function AddHoliday() {
  const { t } = useTexts(settingsMessages);
  const draft = useFormDraft('holidays:add', 'browser', blank);
  const { values } = draft;
  const [wrong, setWrong] = useState<string>();
  const { mutateAsync, isPending } = useAddHoliday();
  const { run, isUnknown } = useOnce('holiday:new', 'local');
  const change =
    (key: keyof typeof blank) =>
    ({ target }: { target: { value: string } }) =>
      draft.set({ ...values, [key]: target.value });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // A separator inside a name would start another column.
    const part = (text: string) => text.replace(/[;\t]/g, ',');
    const [day] = parseHolidays(`${values.date};${part(values.name)};${part(values.english)}`).holidays;
    if (!day) return setWrong(t('holidays.missing'));
    setWrong(undefined);
    run((id) => mutateAsync({ ...day, id })).then(
      () => {
        draft.done();
        toast({ title: t('holidays.added') });
      },
      (error: unknown) => {
        // The notice already reports a lost response.
        if (toAppError(error).code !== OUTCOME_UNKNOWN) setWrong(t(`reason.${reasonOf(error)}`));
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-3">
      <DraftNotice restored={draft.restored} className="sm:col-span-3" />
      <Field label={t('holidays.date')} required error={wrong}>
        <TextInput type="date" value={values.date} onChange={change('date')} required />
      </Field>
      <Field label={t('holidays.name')} required>
        <TextInput value={values.name} onChange={change('name')} maxLength={160} required />
      </Field>
      <Field label={t('holidays.nameEn')}>
        <TextInput value={values.english} onChange={change('english')} maxLength={160} />
      </Field>
      {isUnknown && (
        <div className="sm:col-span-3">
          <UnknownOutcome isAsking={isPending} />
        </div>
      )}
      <Button
        type="submit"
        variant="secondary"
        isPending={isPending}
        className="sm:col-span-3 sm:justify-self-start"
      >
        {t('holidays.add')}
      </Button>
    </form>
  );
}
