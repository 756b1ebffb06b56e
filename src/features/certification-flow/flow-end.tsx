import { BadgeCheck, CornerLeftUp, RefreshCw } from 'lucide-react';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import type { FlowStep } from '@/site/page/flow-steps';
import { BackLine, BranchLine } from './flow-connectors';
import { inRow } from './flow-grid';
import { certificationFlowMessages } from './messages';
import { useDurationLabel } from './use-duration-label';

/**
 * Renders the valid certificate and its cycles. The rarest cycle returns to the first stage; the others
 * repeat.
 */
export function FlowEnd({ cycles, row }: { cycles: readonly FlowStep[]; row: number }) {
  const { t } = useTexts(certificationFlowMessages);
  const renewal =
    cycles.length > 1
      ? cycles.reduce((a, b) => ((b.duration_days ?? 0) > (a.duration_days ?? 0) ? b : a))
      : undefined;
  const repeated = cycles.filter((step) => step !== renewal);
  return (
    <>
      <div className="flow-node flow-valid" style={inRow(row)}>
        <span className="flow-number">
          <BadgeCheck className="size-5" />
        </span>
        <p className="leading-snug font-semibold">{t('figureCertificate')}</p>
      </div>
      {repeated.length > 0 && (
        <div className="flow-branch" data-outcome="revision" data-cycle style={inRow(row)}>
          <BranchLine outcome="revision" />
          <div className="flex flex-1 flex-col gap-2">
            {repeated.map((step) => (
              <CycleNote key={step.id} step={step} />
            ))}
          </div>
        </div>
      )}
      {renewal && (
        <>
          <div className="flow-branch" data-outcome="rejected" data-cycle style={inRow(row)}>
            <BranchLine outcome="rejected" />
            <CycleNote step={renewal} isRenewal />
          </div>
          <BackLine endRow={row} />
        </>
      )}
    </>
  );
}

function CycleNote({ step, isRenewal }: { step: FlowStep; isRenewal?: boolean }) {
  const { t } = useTexts(certificationFlowMessages);
  const { returns } = useDurationLabel();
  const title = localizedText(step, 'title', useLanguage());
  const Icon = isRenewal ? CornerLeftUp : RefreshCw;
  return (
    <div className="flow-note">
      <p lang={title.lang} className="text-sm font-semibold">
        {title.text}
      </p>
      <p className="text-xs text-text-muted">{returns(step.duration_days)}</p>
      <p className="mt-1.5 flex items-center gap-1.5 text-xs text-primary">
        <Icon className="size-3.5 shrink-0" />
        {t(isRenewal ? 'figureBack' : 'figureRepeat')}
      </p>
    </div>
  );
}
