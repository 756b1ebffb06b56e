import { groundLabels } from '../_shared/decision-labels.ts';
import { decisionTexts, endOf } from './decision-texts.ts';
import type { DecisionLetter } from './facts.ts';
import { CLOSING_HEIGHT, dayOf, lineOf, type LetterBody } from './letter-body.ts';
import type { PdfSheet } from './pdf-sheet.ts';
import { printable, printableLine } from './printable.ts';

/** Width of the labels in the tables of decision and certificate, in points. */
const LABELS = 120;

/** Returns the letter on a decision about a certificate, in the language of the company's contact. */
export function decisionLetter(letter: DecisionLetter, site: string): LetterBody {
  const { certificate, decision, language } = letter;
  const say = decisionTexts[language];
  const about =
    decision.kind === 'annul'
      ? say.annulments[decision.annulled?.kind ?? 'suspend']
      : say.abouts[decision.kind];
  const day = (at: string) => dayOf(language, at);
  return {
    title: say.title,
    about: `${about} ${printableLine(certificate.number)}`,
    to: printableLine(certificate.holder),
    typed: [
      ...[certificate.number, certificate.holder, certificate.subclass_name, certificate.category_name],
      ...[decision.number, decision.decided_by, decision.note, decision.annulled?.number],
    ],
    missing: say.missing,
    signatory: '',
    write: (sheet) => {
      sheet.text(say.opening);
      sheet.heading(`${say.decision}: ${about}`, 2);
      writeDecision(sheet, letter);
      sheet.heading(say.certificate, 2);
      writeCertificate(sheet, letter);
      if (!decision.appeal_until) sheet.keepTogether(CLOSING_HEIGHT + 40);
      sheet.text(say.effects[decision.kind]);
      if (decision.note) {
        sheet.heading(say.note, 2);
        sheet.text(printable(decision.note));
      }
      if (decision.kind === 'suspend') {
        sheet.heading(say.endTitle, 2);
        sheet.text(decision.until ? say.until(day(decision.until)) : say.noUntil);
        sheet.text(endOf(say, decision.ground));
      }
      if (decision.appeal_until) {
        sheet.keepTogether(CLOSING_HEIGHT + 80);
        sheet.heading(say.appealTitle, 2);
        sheet.text(say.appeal(day(decision.appeal_until), `${site}/banding`));
      }
    },
  };
}

/** Writes the rows of a table that have a value. */
function writeFacts(sheet: PdfSheet, facts: readonly (readonly [string, string | null | undefined])[]) {
  for (const [name, value] of facts) if (value) sheet.fact(name, printableLine(value), LABELS);
  sheet.space(8);
}

function writeDecision(sheet: PdfSheet, { decision, language }: DecisionLetter) {
  const say = decisionTexts[language];
  const day = (at: string) => dayOf(language, at);
  const { annulled, ground } = decision;
  writeFacts(sheet, [
    [say.effectiveOn, day(decision.effective_on)],
    [say.decidedOn, decision.decided_on && day(decision.decided_on)],
    [say.decisionNumber, decision.number],
    [say.decidedBy, decision.decided_by],
    [say.ground, ground && groundLabels[language][ground]],
    [
      say.annulled,
      annulled &&
        say.annulledDecision(day(annulled.effective_on), annulled.number ?? '', annulled.letter ?? ''),
    ],
  ]);
}

function writeCertificate(sheet: PdfSheet, { certificate, decision, language }: DecisionLetter) {
  const say = decisionTexts[language];
  const day = (at: string) => dayOf(language, at);
  const { qualification: size, expires_on: end } = decision.changes ?? {};
  const category = lineOf(certificate, 'category_name', language);
  const subclass = [certificate.subclass_code, lineOf(certificate, 'subclass_name', language)];
  const { kbli_code: kbli, kbli_version: edition } = certificate;
  const qualification = say.qualifications[certificate.qualification];
  writeFacts(sheet, [
    [say.certificateNumber, certificate.number],
    [say.holder, certificate.holder],
    [say.scope, `${subclass.filter(Boolean).join(' ')}${category && ` (${category})`}`],
    [say.qualification, size ? say.changed(say.qualifications[size[0]], qualification) : qualification],
    ['KBLI', kbli && [kbli, edition && `(${edition})`].filter(Boolean).join(' ')],
    [say.issuedOn, day(certificate.issued_on)],
    [
      say.expiresOn,
      end ? say.changed(day(end[0]), day(certificate.expires_on)) : day(certificate.expires_on),
    ],
  ]);
}
