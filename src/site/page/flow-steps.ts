import { useQuery } from '@tanstack/react-query';
import { publishedRows } from './published-rows';
import { useFilledText } from './text-numbers';

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

/** Queries all steps of the certification flow in full, in order. */
export const useFlowSteps = () => useFilledText(useQuery(flowStepsQuery));

export type FlowStep = NonNullable<ReturnType<typeof useFlowSteps>['data']>[number];
