import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, Timer, UserRoundCheck } from 'lucide-react';
import { SectionHeading } from '@/ui/section-heading';
import { Card } from '@/ui/controls/card';
import { officeDay } from '@/lib/today';
import { siteReads } from '@/site/site-reads';
import { useHomeTexts } from './use-home-texts';

const values = [
  { key: 'fast', place: 'first', Icon: Timer },
  { key: 'professional', place: 'second', Icon: UserRoundCheck },
  { key: 'trusted', place: 'third', Icon: ShieldCheck },
] as const;

/**
 * Renders the values of spec section 2 (fast process, professional assessors, accredited and trusted) or the
 * body's own texts. The last one requires a valid accreditation.
 */
export function HomeValues() {
  const { data: documents } = useQuery(siteReads.legalitas);
  const textOf = useHomeTexts();
  const today = officeDay(new Date());
  const isAccredited = documents?.some(
    ({ kind, valid_until: last }) => kind === 'akreditasi' && (!last || last >= today),
  );
  // Reserve the space until the legal documents have loaded.
  const isListed = (key: string) => key !== 'trusted' || !documents || isAccredited;
  return (
    <section aria-labelledby="values" className="draw-when-near container-page py-16 sm:py-20">
      <SectionHeading id="values" title={textOf('values_title')} />
      <ul className="mt-8 grid gap-4 md:grid-cols-3 md:gap-6">
        {values
          .filter(({ key }) => isListed(key))
          .map(({ key, place, Icon }) => (
            <Card
              key={key}
              asChild
              padding="lg"
              className={key === 'trusted' && !documents ? 'invisible' : ''}
            >
              <li className="space-y-4 wrap-anywhere">
                <span
                  aria-hidden
                  className="flex size-12 items-center justify-center rounded bg-primary-soft text-primary"
                >
                  <Icon className="size-6" strokeWidth={1.75} />
                </span>
                <h3 className="text-lg">{textOf(`${place}_title`)}</h3>
                <p className="text-text-muted">{textOf(`${place}_text`)}</p>
              </li>
            </Card>
          ))}
      </ul>
    </section>
  );
}
