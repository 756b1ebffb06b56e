import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText, type LocalizedText } from '@/lib/localized';
import type { FlowStep } from '@/site/page/flow-steps';
import { branchesOf, textLines } from './certification-flow';
import { certificationFlowMessages } from './messages';
import { OutcomeBadge } from './outcome-badge';

/** Renders the text of one step, the target of `#<id>`. */
export function FlowStepText({
  step,
  number,
  duration,
}: {
  step: FlowStep;
  number: number;
  duration: string;
}) {
  const { t } = useTexts(certificationFlowMessages);
  const language = useLanguage();
  const title = localizedText(step, 'title', language);
  const description = localizedText(step, 'description', language);
  const documents = localizedText(step, 'documents', language);
  return (
    <Card asChild padding="none">
      <li
        id={step.id}
        className="list-none overflow-hidden lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] print:grid print:break-inside-avoid print:grid-cols-[minmax(0,1fr)_17rem]"
      >
        <div className="space-y-4 p-6 sm:p-8 print:p-4">
          <div className="flex items-center gap-4">
            <span
              aria-hidden
              className="flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-primary font-bold text-primary tabular-nums"
            >
              {number}
            </span>
            <h3 lang={title.lang} className="text-lg">
              <span className="sr-only">{t('stage', { number })}: </span>
              {title.text}
            </h3>
          </div>
          {description.text && (
            <p lang={description.lang} className="max-w-prose">
              {description.text}
            </p>
          )}
          <Branches step={step} />
        </div>
        <dl className="space-y-2.5 border-t border-border bg-surface-sunken px-6 py-5 text-sm sm:px-8 lg:border-s lg:border-t-0 lg:px-6 lg:py-8 print:border-s print:border-t-0 print:bg-transparent print:p-4">
          <Fact name={t('responsible')} value={localizedText(step, 'responsible', language)} />
          <Fact name={t('duration')} value={{ text: duration, lang: undefined }} />
          <Fact name={t('output')} value={localizedText(step, 'output', language)} />
          {documents.text && (
            <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr] print:grid-cols-1">
              <dt className="text-text-muted">{t('documents')}</dt>
              <dd>
                <ul lang={documents.lang} className="list-disc space-y-1 ps-4 marker:text-text-muted">
                  {textLines(documents.text).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </dl>
      </li>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: LocalizedText }): ReactNode {
  if (!value.text) return null;
  return (
    <div className="grid grid-cols-[9rem_1fr] gap-x-4 print:grid-cols-[6.5rem_1fr] print:gap-x-2">
      <dt className="text-text-muted">{name}</dt>
      <dd lang={value.lang} className="font-semibold">
        {value.text}
      </dd>
    </div>
  );
}

function Branches({ step }: { step: FlowStep }) {
  const { t } = useTexts(certificationFlowMessages);
  const branches = branchesOf(step.outcome, useLanguage());
  if (branches.length === 0) return null;
  return (
    <ul aria-label={t('branches')} className="max-w-prose space-y-2.5 border-t border-border pt-4 text-sm">
      {branches.map(({ outcome, text }) => (
        <li key={outcome} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 sm:flex-nowrap">
          <span className="shrink-0 sm:w-24">
            <OutcomeBadge outcome={outcome} />
          </span>
          <span>
            <span lang={text.lang}>{text.text}</span>{' '}
            {outcome === 'rejected' && (
              <Link to={paths.appeal} className="link print:hidden">
                {t('appealLink')}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
