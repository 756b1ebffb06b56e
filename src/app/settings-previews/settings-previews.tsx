import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { PortalLink } from '@/app/shell/public/portal-link';
import { SiteBrand } from '@/app/shell/public/site-brand';
import { feeOf } from '@/domain/appeal-fee';
import { FeeNotice } from '@/features/cases/appeals/fee-notice';
import { ContactDetails } from '@/features/contact/contact-details';
import { SocialLinks } from '@/features/contact/social-links';
import { ColourPreview } from '@/features/settings/colours/colour-preview';
import { DeadlineExample } from '@/features/settings/deadline-example';
import type { SettingsFormValues } from '@/features/settings/groups';
import { settingsMessages } from '@/features/settings/messages';
import { RetentionNote } from '@/features/settings/retention-note';
import type { Previews } from '@/features/settings/settings-sections';
import { TurnstileNote } from '@/features/settings/turnstile-note';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { isExternal } from '@/lib/rich-text/safe-link';
import { readRupiah } from '@/domain/rupiah';
import { numbersQuery } from '@/site/page/text-numbers';
import { ConsentBox } from '@/requests/consent-box';
import { siteReads } from '@/site/site-reads';
import { useSite } from '@/site/use-site';
import { WordingPreview } from './wording-preview';
import { PromotionPreview } from './promotion-preview';

/** Renders a preview of a part of the site. Inert, because its links would navigate away from the form. */
function PreviewFrame({ children, isBare }: { children: ReactNode; isBare?: boolean }) {
  const { t } = useTexts(settingsMessages);
  return (
    <div className="space-y-2">
      <p className="text-xs font-semibold text-text-muted">{t('preview')}</p>
      <div inert className={clsx(!isBare && 'rounded-lg border border-dashed border-border-strong p-4')}>
        {children}
      </div>
    </div>
  );
}

/** Renders parts of the site with unsaved settings, without requests. */
function DraftSite({ settings, children }: { settings: object; children: ReactNode }) {
  const draft = JSON.stringify(settings);
  const [client] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false, enabled: false } } }),
  );
  const { data: numbers } = useQuery(numbersQuery);
  useLayoutEffect(() => {
    if (numbers) client.setQueryData(numbersQuery.queryKey, numbers);
    // Superset of the row that the start-up query returns.
    client.setQueryData(siteReads.settings.queryKey, JSON.parse(draft) as never);
  }, [client, draft, numbers]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const isFilled = (values: SettingsFormValues) =>
  Object.values(values).some((value) => isExternal(String(value)));

/** Social links have a separate preview. */
const withoutSocials = (site: unknown) =>
  typeof site === 'object' && site !== null ? { ...site, socials: {} } : {};

/** Parses a typed number; blank is null. */
const numberOf = (value: unknown) => (String(value).trim() === '' ? null : Number(value));

/** Previews of the settings: the site's own components with unsaved values. */
export const settingsPreviews: Previews = {
  identity: (_, draft) => (
    <DraftSite settings={draft}>
      <PreviewFrame>
        <SiteBrand />
        <Tagline />
      </PreviewFrame>
    </DraftSite>
  ),
  colours: ({ colours }) => (
    <PreviewFrame isBare>
      <ColourPreview brand={String(colours)} />
    </PreviewFrame>
  ),
  contacts: (_, draft) => (
    <DraftSite settings={{ ...draft, site: withoutSocials(draft.site) }}>
      <PreviewFrame>
        <ContactDetails />
      </PreviewFrame>
    </DraftSite>
  ),
  socials: (values, draft) => (
    <DraftSite settings={draft}>
      <PreviewFrame>{isFilled(values) ? <SocialLinks /> : <Nothing what="socialsOff" />}</PreviewFrame>
    </DraftSite>
  ),
  portal: (values, draft) => (
    <DraftSite settings={draft}>
      <PreviewFrame>{isFilled(values) ? <PortalLink /> : <Nothing what="portalOff" />}</PreviewFrame>
    </DraftSite>
  ),
  promotion: (values) => (
    <PreviewFrame isBare>
      <PromotionPreview values={values} />
    </PreviewFrame>
  ),
  deadlines: (values) => <DeadlineExample values={values} />,
  appealFee: ({ amount, payment_days, note, note_en }) => (
    <PreviewFrame isBare>
      <FeeNotice
        fee={feeOf({
          amount: readRupiah(String(amount)) ?? null,
          payment_days: numberOf(payment_days),
          note,
          note_en,
        })}
      />
    </PreviewFrame>
  ),
  certificates: (_, draft) => (
    <PreviewFrame isBare>
      <WordingPreview own={draft.certificates} />
    </PreviewFrame>
  ),
  home: () => null,
  letters: () => null,
  privacy: (_, draft) => (
    <>
      <DraftSite settings={draft}>
        <PreviewFrame>
          <ConsentBox name="preview" />
        </PreviewFrame>
      </DraftSite>
      <RetentionNote />
    </>
  ),
  security: ({ turnstile_site_key: key }) =>
    String(key).trim() !== '' && <TurnstileNote siteKey={String(key).trim()} />,
};

function Tagline() {
  const { details } = useSite();
  const tagline = localizedText(details, 'tagline', useLanguage());
  return (
    tagline.text && (
      <p lang={tagline.lang} className="max-w-xs pt-2 text-sm text-text-muted">
        {tagline.text}
      </p>
    )
  );
}

function Nothing({ what }: { what: 'portalOff' | 'socialsOff' }) {
  const { t } = useTexts(settingsMessages);
  return <p className="text-sm text-text-muted">{t(what)}</p>;
}
