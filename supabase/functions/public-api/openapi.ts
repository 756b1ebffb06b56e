import { z } from 'zod';
import { decidedStatuses } from '../_shared/certificate-status.ts';
import { CONTENT_LANGUAGES } from '../_shared/languages.ts';
import { checkQuerySchema, registerQuerySchema } from './query-schemas.ts';
import { checked, companies, company, problem } from './shapes.ts';

type Json = Record<string, unknown>;

const inDocument = (schema: z.ZodType, io: 'input' | 'output' = 'output'): Json => {
  const { $schema: _, id: __, ...rest } = z.toJSONSchema(schema, { io, reused: 'inline' });
  return rest;
};

/** Returns the OpenAPI parameters of a schema. */
function parametersOf(schema: z.ZodObject, examples: Json): Json[] {
  return Object.entries(schema.shape).map(([name, shape]) => {
    const { description, ...rest } = inDocument(shape as z.ZodType, 'input');
    return {
      name,
      in: 'query',
      required: name === 'q' && !(shape as z.ZodType).safeParse(undefined).success,
      ...(description ? { description } : {}),
      schema: rest,
      ...(name in examples ? { example: examples[name] } : {}),
    };
  });
}

const answered = (name: string, description: string) => ({
  description,
  headers: { 'Cache-Control': { schema: { type: 'string' }, description: 'public, max-age=60' } },
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const filters = [
  {
    name: 'status',
    in: 'query',
    schema: { type: 'string' },
    example: 'dibekukan,dicabut',
    description: `Any of ${decidedStatuses.join(', ')}, comma-separated.`,
  },
  {
    name: 'klasifikasi',
    in: 'query',
    schema: { type: 'string' },
    example: 'BG',
    description: 'Code of a classification or subclassification.',
  },
  { name: 'provinsi', in: 'query', schema: { type: 'string' }, example: 'Jawa Barat' },
  { name: 'lng', in: 'query', schema: { type: 'string', enum: CONTENT_LANGUAGES } },
];
const feed = (summary: string, type: string) => ({
  get: {
    summary,
    parameters: filters,
    responses: {
      200: { description: 'The latest hundred changes.', content: { [type]: {} } },
      400: refused('unknown_status'),
    },
  },
});

const description = `The public register of certified companies, for programs. No key and no registration; GET only; any origin (CORS).

Limits: 100 numbers in one check, 20 companies on a page, 1000 matches for a search, 100 changes in a feed. An answer may be kept for 60 seconds
(Cache-Control); feeds for ten minutes. Codes of statuses and qualifications are Indonesian and do not change with the language.

What the register says follows from recorded decisions. With \`on\` the answer is that of the day: status and content by the decisions in effect then,
with the day of recording (recorded_on) and whether a later decision changed it (changed_on).

An answer is not evidence: /cek/bukti creates a verification record with a number. Personal data is neither in the answers nor to be sent.`;

/**
 * Returns the OpenAPI 3.1 description of this API. `origin`: origin of the site. `number`: a certificate
 * number, as an example.
 */
export const openapi = (origin: string, title: string, number?: string) => ({
  openapi: '3.1.0',
  info: { title, version: '1', description },
  servers: [{ url: origin }],
  paths: {
    '/api/v1/certificates': {
      get: {
        summary: 'Check certificates, at this moment or on a day',
        description: 'A line for each `q`, in their order. A number is compared by its letters and digits.',
        parameters: parametersOf(checkQuerySchema, { ...(number && { q: [number] }), on: '2026-03-03' }),
        responses: {
          200: answered('Check', 'The certificates.'),
          400: refused('wrong_parameter, check.day_wrong, check.lines_wrong'),
        },
      },
    },
    '/api/v1/companies': {
      get: {
        summary: 'Search the register',
        parameters: parametersOf(registerQuerySchema, {
          q: 'konstruksi',
          category: 'BG',
          on: '2026-03-03',
          page: 1,
        }),
        responses: {
          200: answered('Companies', 'A page; the last one where there are fewer.'),
          400: refused('wrong_parameter, check.day_wrong'),
        },
      },
    },
    '/api/v1/companies/{id}': {
      get: {
        summary: 'A company with its certificates',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
        responses: { 200: answered('Company', 'The company.'), 404: refused('no_such_company') },
      },
    },
    '/perubahan.xml': feed('Changes of status as RSS 2.0', 'application/rss+xml'),
  },
  components: {
    schemas: {
      Check: inDocument(checked),
      Companies: inDocument(companies),
      Company: inDocument(company),
      Problem: inDocument(problem),
    },
  },
});
