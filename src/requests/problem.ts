import { toAppError } from '@/lib/errors';
import { isErrorCode, type ErrorCode } from './error-codes';

/** Why a form was refused. `hint` is a number where one helps: a limit, seconds, a date. */
export interface Problem {
  code: ErrorCode;
  /** The field it is about; empty when it is about the whole. */
  field: string;
  hint: string;
}

const textOf = (source: unknown, key: string): string => {
  const value: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, key) : undefined;
  return typeof value === 'string' ? value : '';
};

/** Any error of a call as a Problem: a refusal keeps its code, field and hint. */
export function problemOf(thrown: unknown): Problem {
  const error = toAppError(thrown);
  const code = error.message;
  if (error.code === 'P0001' && isErrorCode(code))
    return { code, field: textOf(error.cause, 'details'), hint: textOf(error.cause, 'hint') };
  // Said by this device, or by a function.
  if (error.code && isErrorCode(error.code)) return { code: error.code, field: '', hint: '' };
  if (error.kind === 'no_room') return { code: 'no_room', field: '', hint: '' };
  if (error.kind !== 'network') return { code: 'unknown', field: '', hint: '' };
  return { code: navigator.onLine ? 'network' : 'offline', field: '', hint: '' };
}

/** A schema's message: the same code as the database's, with its limit. */
export const issue = (code: ErrorCode, limit?: number): string =>
  limit === undefined ? code : `${code} ${limit}`;

/** The problem encoded in a form's message. */
export function problemOfIssue(message: string, field: string): Problem {
  const [code = '', hint = ''] = message.split(' ');
  return { code: isErrorCode(code) ? code : 'field.invalid', field, hint };
}
