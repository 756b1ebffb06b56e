import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useUrlState, uuid, words } from '@/lib/url-state';
import { aboutNothing, aboutOf, subjectsQuery, type About } from './about-queries';

const schema = { perusahaan: uuid, sertifikat: words() };

/**
 * The company or certificate that a link to the form names (?perusahaan=id, ?sertifikat=number), as the register knows it. A number that
 * it does not know is kept in free words: it is what a doubtful certificate is reported by. `isNamed`: the link names one, known or not.
 */
export function useLinkedAbout(onFound: (about: About) => void): { isNamed: boolean } {
  const { perusahaan: company, sertifikat: certificate } = useUrlState(schema).values;
  const isNamed = certificate !== '' || company !== '';
  const { data } = useQuery({
    ...subjectsQuery(certificate ? { query: certificate } : { company }),
    enabled: isNamed,
  });
  const found = certificate
    ? data?.find((subject) => subject.certificate?.toUpperCase() === certificate.toUpperCase())
    : data?.[0];
  const isUnknown = data !== undefined && !found && certificate !== '';
  const take = useEffectEvent(onFound);
  useEffect(() => {
    if (found) take(aboutOf(found));
    else if (isUnknown) take({ ...aboutNothing, about_name: certificate.slice(0, 100) });
  }, [found, isUnknown, certificate]);
  return { isNamed };
}
