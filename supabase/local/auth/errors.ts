import { ApiError } from '../callers.ts';

export const unauthorized = () =>
  new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
export const invalid = (message: string) => new ApiError(400, 'validation_failed', message);

/** Returns an error in GoTrue's format; supabase-js reads `error_code`. */
export function authErrorResponse(error: ApiError): Response {
  return Response.json(
    { code: error.status, error_code: error.code, msg: error.message },
    { status: error.status, headers: { 'x-sb-error-code': error.code } },
  );
}
