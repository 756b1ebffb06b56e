import { ChevronDown } from 'lucide-react';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { initials } from '@/lib/initials';
import { localizedText } from '@/lib/localized';
import { pictureStyle, mediaSrcSet } from '@/lib/media-url';
import { safeLink } from '@/lib/rich-text/safe-link';
import { organizationMessages } from './messages';
import type { OrganizationMember } from './queries';

/** Renders a person's name and position, with their duties in a collapsed section. */
export function PersonCard({ person }: { person: OrganizationMember }) {
  const { t } = useTexts(organizationMessages);
  const language = useLanguage();
  const position = localizedText(person, 'position', language);
  const bio = localizedText(person, 'bio', language);
  return (
    <div className="person relative rounded-lg border border-border-strong bg-surface-raised px-4 py-3.5 text-start">
      <div className="flex items-center gap-3">
        <Portrait person={person} />
        <div className="min-w-0">
          <p className="leading-snug font-semibold">{person.name}</p>
          <p lang={position.lang} className="text-xs text-text-muted">
            {position.text}
          </p>
        </div>
      </div>
      {bio.text && (
        <details className="group mt-1">
          <summary
            aria-label={t('bio', { name: person.name })}
            className="inline-flex min-h-8 list-none items-center gap-1 text-xs font-semibold text-primary hover:underline print:hidden [&::-webkit-details-marker]:hidden"
          >
            {t('bioShort')}
            <ChevronDown
              aria-hidden
              className="size-4 transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <p lang={bio.lang} className="pb-1 text-xs whitespace-pre-line text-text-muted">
            {bio.text}
          </p>
        </details>
      )}
    </div>
  );
}

/** Renders the photo, or the initials in a circle. */
function Portrait({ person }: { person: OrganizationMember }) {
  const photo = safeLink(person.photo_url);
  if (photo) {
    return (
      <img
        src={photo}
        srcSet={mediaSrcSet(photo)}
        sizes="44px"
        style={pictureStyle(photo)}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        decoding="async"
        className="portrait size-11 shrink-0 rounded-full border border-border object-cover"
      />
    );
  }
  return (
    <svg viewBox="0 0 44 44" className="portrait size-11 shrink-0" aria-hidden fill="none">
      <circle
        cx="22"
        cy="22"
        r="21"
        fill="var(--drawing-shade)"
        stroke="var(--drawing-line)"
        strokeWidth="1.4"
      />
      <path d="M22 1v5M22 38v5M1 22h5M38 22h5" stroke="var(--drawing-mark)" strokeWidth="2" />
      <text
        x="22"
        y="27"
        textAnchor="middle"
        fontSize="14"
        fontWeight="700"
        fill="var(--drawing-line)"
        stroke="none"
      >
        {initials(person.name)}
      </text>
    </svg>
  );
}
