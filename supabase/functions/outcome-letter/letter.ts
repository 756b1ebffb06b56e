import { languages, localized, type Language } from '../_shared/languages.ts';
import { unprintableIn } from '../_shared/letter-characters.ts';
import type { Letter } from './facts.ts';
import { printable, printableLine } from './printable.ts';
import { PdfSheet } from './pdf-sheet.ts';
import { letterTexts } from './letter-texts.ts';

const dayOf = (language: Language, at: string) =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(at));

/** Returns the address in a letter's QR code. */
export const verifyAddress = (site: string, { number, code }: Pick<Letter, 'number' | 'code'>) =>
  `${site}/cek/surat?${new URLSearchParams({ nomor: number, kode: code }).toString()}`;

/** Returns all texts of the letter that users typed. */
const partsOf = ({ language, body, ...letter }: Letter) => [
  ...[letter.number, letter.recipient, letter.company, letter.subject, letter.outcome, letter.effect],
  ...[letter.reasons, letter.declaration, letter.decider, letter.decider_post],
  ...letter.actions.map(({ text }) => text),
  ...['legal_name', 'place', 'signatory', 'post', 'appeal_signatory', 'appeal_post'].map((part) =>
    localized({ ...body.letters }, part, language),
  ),
  ...['address', 'phone', 'email'].map((part) => localized({ ...body.site }, part, language)),
  localized({ ...body }, 'site_name', language),
];

/** Creates the letter as a PDF in the reporter's language. `logo`: PNG or JPEG. */
export async function letterFile(letter: Letter, site: string, logo?: Uint8Array) {
  const { language, body, kind } = letter;
  const say = letterTexts[language];
  const named = (row: object, column: string) => printableLine(localized({ ...row }, column, language));
  const siteName = named(body, 'site_name');
  const legalName = named(body.letters, 'legal_name') || siteName;
  const day = (at: string) => dayOf(language, at);
  const subject = printableLine(letter.subject ?? '');
  const place = named(body.letters, 'place');

  const sheet = new PdfSheet({
    language,
    title: `${say.title} ${printableLine(letter.number)}`,
    author: legalName,
    date: new Date(letter.decided_at),
  });
  if (logo) sheet.picture(logo, legalName);
  sheet.text(legalName, { bold: true, size: 13, gap: 2 });
  const contact = [named(body.site, 'address'), named(body.site, 'phone'), named(body.site, 'email')];
  sheet.text(contact.filter(Boolean).join(' · '), { muted: true, size: 8.5, gap: 8 });
  sheet.rule();

  sheet.heading(say.title, 1);
  const to = [letter.recipient, letter.company].map((part) => printableLine(part ?? '')).filter(Boolean);
  sheet.fact(say.number, printableLine(letter.number));
  sheet.fact(say.date, [place, day(letter.decided_at)].filter(Boolean).join(', '));
  sheet.fact(say.about, `${say.abouts[kind]} ${letter.case_number}`);
  sheet.fact(say.to, letter.is_confidential ? say.hidden(kind) : to.join(', ') || say.nameless(kind));
  sheet.space(10);

  sheet.text(say.salutation);
  sheet.text(say.opening(kind, day(letter.received_at), letter.case_number, subject));
  if (letter.replaces) sheet.text(say.replaces(printableLine(letter.replaces)));
  const finding = letter.finding ? say.findings[letter.finding] : '';
  const status = say.statuses[letter.status];
  sheet.heading(`${say.result}: ${finding || status}`, 2);
  sheet.heading(say.outcome, 2);
  sheet.text(printable(letter.outcome ?? ''));
  if (letter.effect) {
    sheet.heading(say.effect, 2);
    sheet.text(printable(letter.effect));
  }
  sheet.heading(say.reasons, 2);
  sheet.text(printable(letter.reasons ?? ''));
  if (letter.actions.length > 0) {
    sheet.heading(say.actions, 2);
    for (const { text, due_on: due, done_on: done } of letter.actions)
      sheet.text(
        due
          ? `• ${printable(text)} (${done ? say.done(day(done)) : say.due(day(due))})`
          : say.noAction(printable(text)),
        { gap: 3 },
      );
    sheet.space(6);
  }
  if (letter.declaration) {
    const decider = [letter.decider, letter.decider_post].map((part) => printableLine(part ?? ''));
    const person = decider.filter(Boolean).join(', ');
    sheet.text([say.decider, person].filter(Boolean).join(': '), { bold: true, gap: 1 });
    sheet.text(say.declared(printable(letter.declaration)));
  }
  sheet.heading(say.nextTitle, 2);
  sheet.text(say.next);
  if (unprintableIn(partsOf(letter).join('\n')).length > 0) sheet.text(say.missing, { muted: true, size: 9 });

  sheet.keepTogether(174);
  sheet.text(say.closing, { gap: 24 });
  // Appeals are never signed by the signatory, who takes decisions on certificates.
  const own = kind === 'appeal' ? 'appeal_' : '';
  sheet.text(named(body.letters, `${own}signatory`) || legalName, { bold: true, gap: 1 });
  sheet.text(named(body.letters, `${own}post`), { gap: 1 });
  sheet.space(6);
  const address = `${site}/cek/surat`;
  sheet.code(verifyAddress(site, letter), say.verify(address), [
    say.verify(address),
    `${say.number}: ${printableLine(letter.number)}`,
    `${say.code}: ${letter.code}`,
  ]);
  return sheet.end((page, of) => `${printableLine(letter.number)} · ${say.page(page, of)}`);
}
