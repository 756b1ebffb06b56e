import { useQuery } from '@tanstack/react-query';
import { Copy, Link2 } from 'lucide-react';
import { FailureNotice } from '@/ui/failure-notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { SHARED_DRAFT } from '@/config/shared-draft';
import type { TextTable } from '@/editor/text';
import { toAppError } from '@/lib/errors';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { previewLinkMessages } from './messages';
import { previewLinksQuery, useMakeLink, useRevokeLink } from './queries';

/** Lists active links to the draft, which can be revoked. A new link is shown only once. */
export function PreviewLinks({ table, id }: { table: TextTable; id: string }) {
  const { t } = useTexts(previewLinkMessages);
  const make = useMakeLink(table, id);
  // In the fragment, which is not sent to servers, so that no log contains the key.
  const address = make.data && `${window.location.origin}${SHARED_DRAFT}#${make.data}`;
  const copy = () =>
    navigator.clipboard.writeText(address ?? '').then(
      () => toast({ title: t('copied') }),
      () => toast({ title: t('copyFailed'), variant: 'destructive' }),
    );
  return (
    <div className="space-y-4">
      <p className="text-sm text-text-muted">{t('linksHint')}</p>
      {address && (
        <div className="space-y-2">
          <Field label={t('made')} hint={t('madeHint')}>
            <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
          </Field>
          <Button variant="secondary" size="sm" onClick={() => void copy()}>
            <Copy aria-hidden />
            {t('copy')}
          </Button>
        </div>
      )}
      {make.isError && (
        <FailureNotice of={make.error} title={t('makeFailed')}>
          <p>{toAppError(make.error).message === 'preview.too_many' ? t('tooMany') : t('retry')}</p>
        </FailureNotice>
      )}
      <Button variant="secondary" onClick={() => make.mutate()} isPending={make.isPending}>
        <Link2 aria-hidden />
        {t('make')}
      </Button>
      <LiveLinks table={table} id={id} />
    </div>
  );
}

function LiveLinks({ table, id }: { table: TextTable; id: string }) {
  const { t } = useTexts(previewLinkMessages);
  const language = useLanguage();
  const { data, isPending } = useQuery(previewLinksQuery(table, id));
  const revoke = useRevokeLink();
  if (!data) return <p className="text-sm text-text-muted">{isPending ? t('loading') : t('failed')}</p>;
  if (data.length === 0) return <p className="text-sm text-text-muted">{t('none')}</p>;
  return (
    <ul className="divide-y divide-border rounded-lg border border-border">
      {data.map((link) => {
        const made = formatDateTime(language, link.made_at);
        const until = formatDateTime(language, link.expires_at);
        return (
          <li key={link.id} className="flex items-center justify-between gap-3 px-3 py-2 text-sm">
            <span className="min-w-0 break-words">
              {t('link', { name: link.made_name || t('someone'), made, until })},{' '}
              {t('opened', { count: link.opened })}
            </span>
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('revokeOf', { made })}
              isPending={revoke.isPending && revoke.variables === link.id}
              onClick={() =>
                revoke.mutate(link.id, {
                  onSuccess: () => toast({ title: t('revoked') }),
                  onError: () =>
                    toast({ title: t('revokeFailed'), description: t('retry'), variant: 'destructive' }),
                })
              }
            >
              {t('revoke')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
