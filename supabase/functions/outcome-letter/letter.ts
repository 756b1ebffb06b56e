import { letterAddress } from '../_shared/letter-address.ts';
import { unprintableIn } from '../_shared/letter-characters.ts';
import { localized } from '../_shared/languages.ts';
import { caseLetter } from './case-letter.ts';
import { decisionLetter } from './decision-letter.ts';
import type { Letter } from './facts.ts';
import { frameTexts } from './frame-texts.ts';
import { CLOSING_HEIGHT, dayOf, lineOf, type LetterBody } from './letter-body.ts';
import { PdfSheet } from './pdf-sheet.ts';
import { printableLine } from './printable.ts';

/** Returns all texts of the letter that users entered. */
const typedIn = ({ language, number, body }: Letter, { typed }: LetterBody) => [
  ...[number, ...typed],
  ...['legal_name', 'place', 'signatory', 'post', 'appeal_signatory', 'appeal_post'].map((part) =>
    localized({ ...body.letters }, part, language),
  ),
  ...['address', 'phone', 'email'].map((part) => localized({ ...body.site }, part, language)),
  localized({ ...body }, 'site_name', language),
];

/** Creates the letter as a PDF. `logo`: PNG or JPEG. */
export async function letterFile(letter: Letter, site: string, logo?: Uint8Array) {
  const { language, body } = letter;
  const say = frameTexts[language];
  const content = letter.kind === 'decision' ? decisionLetter(letter, site) : caseLetter(letter);
  const named = (row: object, column: string) => lineOf(row, column, language);
  const number = printableLine(letter.number);
  const legalName = named(body.letters, 'legal_name') || named(body, 'site_name');

  const sheet = new PdfSheet({
    language,
    title: `${content.title} ${number}`,
    author: legalName,
    date: new Date(letter.decided_at),
  });
  if (logo) sheet.picture(logo, legalName);
  sheet.text(legalName, { bold: true, size: 13, gap: 2 });
  const contact = [named(body.site, 'address'), named(body.site, 'phone'), named(body.site, 'email')];
  sheet.text(contact.filter(Boolean).join(' · '), { muted: true, size: 8.5, gap: 8 });
  sheet.rule();

  sheet.heading(content.title, 1);
  const place = named(body.letters, 'place');
  sheet.fact(say.number, number);
  sheet.fact(say.date, [place, dayOf(language, letter.decided_at)].filter(Boolean).join(', '));
  sheet.fact(say.about, content.about);
  sheet.fact(say.to, content.to);
  sheet.space(10);
  sheet.text(say.salutation);
  content.write(sheet);
  if (unprintableIn(typedIn(letter, content).join('\n')).length > 0)
    sheet.text(content.missing, { muted: true, size: 9 });

  sheet.keepTogether(CLOSING_HEIGHT);
  sheet.text(say.closing, { gap: 24 });
  sheet.text(named(body.letters, `${content.signatory}signatory`) || legalName, { bold: true, gap: 1 });
  sheet.text(named(body.letters, `${content.signatory}post`), { gap: 1 });
  sheet.space(6);
  const address = `${site}/cek/surat`;
  sheet.code(letterAddress(site, letter), say.verify(address), [
    say.verify(address),
    `${say.number}: ${number}`,
    `${say.code}: ${letter.code}`,
  ]);
  return sheet.end((page, of) => `${number} · ${say.page(page, of)}`);
}
