import { useQuery } from '@tanstack/react-query';
import { Check, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isDecisionKind } from '@/domain/certificate-status';
import { ErrorState } from '@/ui/error-state';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/format';
import { useTexts } from '@/lib/i18n/use-texts';
import { useLanguage } from '@/lib/i18n/use-language';
import { openDraft } from '@/session/drafts';
import { useCan, useProfile } from '@/session/profile';
import { certificatesList } from '@/features/register/certificates/certificates-paged';
import { decisionMessages } from './decision-messages';
import { proposalMessages } from './proposal-messages';
import { proposalsQuery, type Proposal } from './proposal-queries';
import { ProposedDecision } from './proposed-decision';
import { ProposalDialog, type ProposalAction } from './proposal-dialog';

/**
 * Renders the decisions that await a second person; nothing if there are none. `clientId` limits them to one
 * company.
 */
export function PendingProposals({ clientId }: { clientId?: string }) {
  const { t } = useTexts(proposalMessages);
  const { data, isError, isFetching, refetch } = useQuery(proposalsQuery(clientId));
  if (isError && !data)
    return <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="waiting-decisions" className="rounded-lg border border-border bg-surface p-4">
      <h2 id="waiting-decisions" className="text-lg">
        {t('title')}
      </h2>
      <p className="text-sm text-text-muted">{t('hint')}</p>
      <ul className="mt-1 max-h-96 divide-y divide-border overflow-y-auto">
        {data.map((proposal) => (
          <PendingProposal key={proposal.id} proposal={proposal} namesCompany={!clientId} />
        ))}
      </ul>
    </section>
  );
}

interface PendingProposalProps {
  proposal: Proposal;
  namesCompany: boolean;
}

function PendingProposal({ proposal, namesCompany }: PendingProposalProps) {
  const { t } = useTexts(proposalMessages, decisionMessages);
  const language = useLanguage();
  const canDecide = useCan(certificatesList.editors);
  const { data: me } = useProfile();
  const { id, kind, facts, certificate, asked_by_name: name, created_at } = proposal;
  // Only the reason for declining has a draft to reopen.
  const [as, setAs] = useState<ProposalAction | undefined>(() =>
    openDraft(`certificate-proposal:${id}`) === '' ? 'decline' : undefined,
  );
  const about = {
    number: certificate.number,
    kind: isDecisionKind(kind) ? t(`certificateDecision:kinds.${kind}`) : kind,
  };
  const date = formatDateTime(language, created_at);
  const own = me?.id === proposal.asked_by;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <Link to={paths.admin.client(certificate.client_id)} className="link font-semibold">
          {t('change', about)}
        </Link>
        {namesCompany && <p className="break-words">{certificate.client.name}</p>}
        <ProposedDecision certificateId={certificate.id} facts={facts} />
        <p className="text-xs text-text-muted">
          {name ? t('asked', { name, date }) : t('askedNobody', { date })}
        </p>
      </div>
      {canDecide && (
        <div className="flex flex-wrap gap-2">
          {own ? (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('takeBackOf', about)}
              onClick={() => setAs('takeBack')}
            >
              <Undo2 aria-hidden />
              {t('takeBack')}
            </Button>
          ) : (
            <>
              <Button size="sm" aria-label={t('confirmOf', about)} onClick={() => setAs('confirm')}>
                <Check aria-hidden />
                {t('confirm')}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('declineOf', about)}
                onClick={() => setAs('decline')}
              >
                <X aria-hidden />
                {t('decline')}
              </Button>
            </>
          )}
        </div>
      )}
      {as && <ProposalDialog id={id} as={as} {...about} onClose={() => setAs(undefined)} />}
    </li>
  );
}
