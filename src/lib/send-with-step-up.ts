let requestStepUp: (() => Promise<boolean>) | undefined;

/**
 * Sets the function that opens the dialog when the server asks for the password or a code again. It resolves
 * to true after a successful confirmation.
 */
export function setStepUpHandler(ask: (() => Promise<boolean>) | undefined): void {
  requestStepUp = ask;
}

/**
 * Sends a request. If the server refuses it because the last sign-in is too old (`session.not_fresh`), asks
 * the user to confirm and resends it with the new token and a new timeout.
 */
export async function sendWithStepUp(
  send: (again?: { token: string }) => Promise<Response>,
  accessToken: () => Promise<string | undefined>,
): Promise<Response> {
  const response = await send();
  if (!requestStepUp || response.ok || response.status >= 500) return response;
  const refusal = await response.clone().text();
  if (!refusal.includes('"session.not_fresh"') || !(await requestStepUp())) return response;
  return send({ token: (await accessToken()) ?? '' });
}
