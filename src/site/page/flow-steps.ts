import { useQuery } from '@tanstack/react-query';
import { publishedRows } from './published-rows';
import { useFilled } from './text-numbers';

const flowStepsQuery = publishedRows('alur_sertifikasi', [
  'id',
  'title',
  'title_en',
  'description',
  'description_en',
  'responsible',
  'responsible_en',
  'duration_days',
  'documents',
  'documents_en',
  'output',
  'output_en',
  'outcome',
]);

/** Queries every step of the certification flow in full, in order. */
export const useFlowSteps = () => useFilled(useQuery(flowStepsQuery));

export type FlowStep = NonNullable<ReturnType<typeof useFlowSteps>['data']>[number];

/** In days. Longer steps are not part of getting certified: they recur while the certificate is valid. */
const LONGEST_STAGE_DAYS = 180;
type Timed = { duration_days: number | null };

/** Splits the steps into those that lead to a certificate and those that recur while it is valid. */
export function splitFlow<S extends Timed>(steps: readonly S[]): { stages: S[]; cycles: S[] } {
  const returns = ({ duration_days }: S) => (duration_days ?? 0) > LONGEST_STAGE_DAYS;
  return { stages: steps.filter((step) => !returns(step)), cycles: steps.filter(returns) };
}

/** Returns the total working days of all stages, if nothing has to be corrected. */
export const totalDays = (stages: readonly Timed[]): number =>
  stages.reduce((sum, { duration_days }) => sum + (duration_days ?? 0), 0);
