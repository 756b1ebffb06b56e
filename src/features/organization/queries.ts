import { useQuery } from '@tanstack/react-query';
import { siteReads } from '@/site/site-reads';

/** Returns all people in the chart, in order. */
export const useOrganizationStructure = () => useQuery(siteReads.organizationStructure);

export type OrganizationMember = NonNullable<ReturnType<typeof useOrganizationStructure>['data']>[number];
