import { toAppError } from '@/lib/errors';
import { isErrorCode, type ErrorCode } from './error-codes';

/** Problem with a submission. Depending on the code, `hint` is a limit, a number of seconds or a date. */
export interface RequestProblem {
  code: ErrorCode;
  /** Name of the field; empty if the problem concerns the whole form. */
  field: string;
  hint: string;
}

const textOf = (source: unknown, key: string): string => {
  const value: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, key) : undefined;
  return typeof value === 'string' ? value : '';
};

/** Converts any error of a call to a Problem; a refusal keeps its code, field and hint. */
export function requestProblem(thrown: unknown): RequestProblem {
  const error = toAppError(thrown);
  const code = error.message;
  if (error.code === 'P0001' && isErrorCode(code))
    return { code, field: textOf(error.cause, 'details'), hint: textOf(error.cause, 'hint') };
  // Raised on this device or by an edge function.
  if (error.code && isErrorCode(error.code)) return { code: error.code, field: '', hint: '' };
  if (error.kind === 'no_room') return { code: 'no_room', field: '', hint: '' };
  if (error.kind !== 'network') return { code: 'unknown', field: '', hint: '' };
  return { code: navigator.onLine ? 'network' : 'offline', field: '', hint: '' };
}

/** Encodes a problem as a schema message: the database's code and its limit. */
export const issue = (code: ErrorCode, limit?: number): string =>
  limit === undefined ? code : `${code} ${limit}`;

/** Decodes the problem in a schema message. */
export function problemOfIssue(message: string, field: string): RequestProblem {
  const [code = '', hint = ''] = message.split(' ');
  return { code: isErrorCode(code) ? code : 'field.invalid', field, hint };
}
