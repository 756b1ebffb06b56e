import type { StoredMail } from './mailbox.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Escapes a text and links its addresses. */
const withLinks = (text: string) =>
  escaped(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c2733}
article{border:1px solid #d5dce3;border-radius:8px;padding:1rem;margin:1rem 0;overflow-wrap:anywhere}
h2{font-size:1.1rem;margin:0}p{white-space:pre-wrap}time,small{color:#52606d}
iframe{width:100%;height:36rem;border:1px solid #d5dce3;margin-top:.5rem}`;

/** Renders the HTML part in a sandboxed frame without scripts or navigation. */
const htmlPart = ({ html, subject }: StoredMail) =>
  html
    ? `<details><summary>HTML</summary><iframe sandbox="" title="${escaped(subject)}" srcdoc="${escaped(html)}"></iframe></details>`
    : '';

/** `/_local/mail`: HTML for browsers, JSON for programs. */
export function mailPage(mails: readonly StoredMail[], request: Request, url: URL): Response {
  const wantsJson =
    url.searchParams.get('format') === 'json' ||
    request.headers.get('accept')?.split(',')[0]?.trim() === 'application/json';
  if (wantsJson) return Response.json(mails);
  const articles = mails.map(
    (mail) => `<article><h2>${escaped(mail.subject)}</h2>
<small>${escaped(mail.to)} · <time>${escaped(mail.at)}</time></small>
<p>${withLinks(mail.text)}</p>${htmlPart(mail)}</article>`,
  );
  const empty =
    '<p>No mail yet. Mail sent by this local stack appears here: invitations, password resets, case notifications.</p>';
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Local mailbox</title>
<meta name="viewport" content="width=device-width"><style>${style}</style>
<h1>Local mailbox</h1>${articles.join('') || empty}</html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'",
      },
    },
  );
}
