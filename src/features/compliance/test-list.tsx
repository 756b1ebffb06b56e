import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Test } from './board';
import { complianceMessages } from './messages';

/** Labels of missing parts; unknown codes and numbers are shown as they are. */
const { missing: known } = complianceMessages.id;
const isKnown = (name: string): name is keyof typeof known => Object.hasOwn(known, name);

/** Renders the tests of a duty: failed ones with the missing parts, the rest on request. */
export function TestList({ tests }: { tests: readonly Test[] }) {
  const { t } = useTexts(complianceMessages);
  const met = tests.filter(({ isMet }) => isMet);
  return (
    <div className="space-y-1 text-xs font-normal">
      {tests
        .filter(({ isMet }) => !isMet)
        .map((each) => (
          <TestLine key={each.test} {...each} />
        ))}
      {met.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer text-text-muted">
            {t('met', { met: met.length, total: tests.length })}
          </summary>
          {met.map((each) => (
            <TestLine key={each.test} {...each} />
          ))}
        </details>
      )}
    </div>
  );
}

function TestLine({ test, isMet, missing }: Test) {
  const { t } = useTexts(complianceMessages);
  const Icon = isMet ? CircleCheck : CircleAlert;
  const list = missing.map((name) => (isKnown(name) ? t(`missing.${name}`) : name)).join(', ');
  return (
    <p className="flex gap-1.5">
      <Icon
        role="img"
        aria-label={t(isMet ? 'isMet' : 'isNotMet')}
        className={isMet ? 'mt-px size-3.5 shrink-0 text-success' : 'mt-px size-3.5 shrink-0 text-danger'}
      />
      <span>
        {t(`tests.${test}`)}
        {!isMet && list && <span className="text-text-muted">{t('lacks', { list })}</span>}
      </span>
    </p>
  );
}
