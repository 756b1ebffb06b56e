import type { Language } from '../_shared/languages.ts';
import type { MailStyle } from './mail-style.ts';

interface MailParts {
  subject: string;
  /** Plain-text part; the HTML part has the same content. */
  text: string;
  language: Language;
  siteName: string;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** URL in a sentence, without punctuation after it. */
const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

/**
 * Escapes a text and links addresses of this site. Other addresses stay plain text, because mails contain
 * names entered by strangers, which must not become links.
 */
function withLinks(words: string, { light }: MailStyle, site: string): string {
  let at = 0;
  let html = '';
  for (const { 0: address, index } of words.matchAll(ADDRESS)) {
    if (!URL.canParse(site) || !URL.canParse(address)) continue;
    if (new URL(address).origin !== new URL(site).origin) continue;
    html += `${escaped(words.slice(at, index))}<a class="link" style="color:${light}" href="${escaped(address)}">${escaped(address)}</a>`;
    at = index + address.length;
  }
  return html + escaped(words.slice(at));
}

/** Returns true for a row of dashes, which frames a reply. */
const isRule = (line: string) => /^-{20,}$/.test(line);

function paragraph(words: string, style: MailStyle, site: string): string {
  const parts: string[] = [];
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) parts.push(`<p style="margin:0 0 16px">${lines.join('<br>\n')}</p>`);
    lines = [];
  };
  for (const line of words.split('\n'))
    if (isRule(line)) {
      close();
      parts.push('<hr class="rule" style="margin:0 0 16px;border:0;border-top:1px solid #c5d0da">');
    } else lines.push(withLinks(line, style, site));
  close();
  return parts.join('\n');
}

/** White in both themes, because logos are designed for white paper. */
const head = ({ logo, shortName }: MailStyle, siteName: string) =>
  logo
    ? `<img src="${escaped(logo)}" alt="${escaped(shortName ?? siteName)}" height="48" style="display:block;height:auto;width:auto;max-height:48px;max-width:220px;padding:6px;border:0;border-radius:6px;background:#ffffff;color:#152131;font-size:18px;font-weight:bold">`
    : `<strong style="font-size:18px">${escaped(siteName)}</strong>`;

const styles = ({ dark }: MailStyle) => `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0c141e!important}
.sheet{background:#131c28!important;color:#e9edf2!important;border-top-color:${dark}!important}
.link{color:${dark}!important}
.rule{border-top-color:#465566!important}
}`;

/**
 * Returns the HTML part of a mail: its plain text below the site's logo. Loads only the logo, whose address
 * is the same for all recipients.
 */
export function htmlMail(
  { subject, text, language, siteName }: MailParts,
  style: MailStyle,
  site: string,
): string {
  const table = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
  const words = text.split(/\n{2,}/).map((each) => paragraph(each, style, site));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${styles(style)}</style>
</head>
<body class="ground" style="margin:0;background:#eef3f8">
${table} class="ground" style="background:#eef3f8"><tr><td align="center" style="padding:16px 8px">
${table} class="sheet" style="max-width:600px;background:#ffffff;color:#152131;border-top:4px solid ${style.light};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Arial,sans-serif;text-align:left">
<tr><td style="padding:20px 24px 16px">${head(style, siteName)}</td></tr>
<tr><td style="padding:0 24px 8px;overflow-wrap:anywhere;word-break:break-word">
${words.join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
