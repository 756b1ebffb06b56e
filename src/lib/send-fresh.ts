let askToStepUp: (() => Promise<boolean>) | undefined;

/** `ask` opens the dialog when the server asks for the password or a code again; true once it was given. */
export function onStepUpNeeded(ask: (() => Promise<boolean>) | undefined): void {
  askToStepUp = ask;
}

/**
 * Sends; when the server refuses because the password or code was given too long ago (`session.not_fresh`), the person is
 * asked, and it is sent once more with the new token and a time limit of its own. The caller does not notice.
 */
export async function sendFresh(
  send: (again?: { token: string }) => Promise<Response>,
  accessToken: () => Promise<string | undefined>,
): Promise<Response> {
  const response = await send();
  if (!askToStepUp || response.ok || response.status >= 500) return response;
  const refusal = await response.clone().text();
  if (!refusal.includes('"session.not_fresh"') || !(await askToStepUp())) return response;
  return send({ token: (await accessToken()) ?? '' });
}
