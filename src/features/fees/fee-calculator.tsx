import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { formatRupiah } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localized } from '@/lib/localized';
import type { Fee } from '@/page-kit/fee-schedule';
import { calculationParams, codeCount, feesByNature, MOST_CODES, readCalculation } from './fees';
import { feesMessages } from './messages';

/** Estimates the cost of an application; the address holds the choices, so that an estimate can be shared. */
export function FeeCalculator({ fees }: { fees: readonly Fee[] }) {
  const { t } = useTexts(feesMessages);
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const chosen = readCalculation(fees, params);
  if (!chosen) return null;
  const { group, fee, count, total } = chosen;
  const choose = (nature: string, qualification: string, codes: number) =>
    setParams(calculationParams(nature, qualification, codes), { replace: true, preventScrollReset: true });
  const amount = formatRupiah(language, fee.amount);

  return (
    <Card asChild padding="lg">
      <section
        aria-labelledby="calculator"
        className="space-y-5 self-start lg:sticky lg:top-[calc(var(--header-height)+2rem)] print:hidden"
      >
        <div className="space-y-1">
          <h2 id="calculator" className="text-xl">
            {t('calculatorTitle')}
          </h2>
          <p className="text-sm text-text-muted">{t('calculatorText')}</p>
        </div>
        <Field label={t('nature')}>
          <Select value={group.nature} onChange={({ target }) => choose(target.value, '', count)}>
            {feesByNature(fees).map(({ nature }) => (
              <option key={nature} value={nature}>
                {t(`natures.${nature}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('qualification')}>
          <Select
            value={fee.qualification}
            onChange={({ target }) => choose(group.nature, target.value, count)}
          >
            {group.fees.map((each) => (
              <option key={each.id} value={each.qualification}>
                {localized(each, 'qualification', language)}
              </option>
            ))}
          </Select>
        </Field>
        <CodeCount count={count} onChange={(codes) => choose(group.nature, fee.qualification, codes)} />
        <p role="status" className="border-t-2 border-accent pt-4">
          <span className="block text-sm text-text-muted">{t('total')}</span>{' '}
          <span className="block text-2xl font-bold text-primary tabular-nums">
            {formatRupiah(language, total)}
          </span>{' '}
          <span className="block text-sm text-text-muted tabular-nums">{t('sum', { count, amount })}</span>
        </p>
        <p className="text-xs text-text-muted">{t('assumption')}</p>
      </section>
    </Card>
  );
}

function CodeCount({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const { t } = useTexts(feesMessages);
  const input = useRef<HTMLInputElement>(null);
  // While one types, the box may be empty or hold a number out of range; the address holds what is meant.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = String(count);
  }, [count]);
  return (
    <Field label={t('count')}>
      <div className="flex gap-2">
        <IconButton
          variant="outline"
          className="size-11"
          label={t('fewer')}
          disabled={count <= 1}
          onClick={() => onChange(count - 1)}
        >
          <Minus />
        </IconButton>
        <TextInput
          ref={input}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={count}
          onChange={({ target }) => onChange(codeCount(target.value))}
          onBlur={({ target }) => (target.value = String(codeCount(target.value)))}
          className="text-center tabular-nums"
        />
        <IconButton
          variant="outline"
          className="size-11"
          label={t('more')}
          disabled={count >= MOST_CODES}
          onClick={() => onChange(count + 1)}
        >
          <Plus />
        </IconButton>
      </div>
    </Field>
  );
}
