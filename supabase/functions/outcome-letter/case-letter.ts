import { caseTexts } from './case-texts.ts';
import type { CaseLetter } from './facts.ts';
import { dayOf, type LetterBody } from './letter-body.ts';
import { printable, printableLine } from './printable.ts';

/** Returns the letter on the outcome of a complaint or appeal, in the reporter's language. */
export function caseLetter(letter: CaseLetter): LetterBody {
  const { kind, language } = letter;
  const say = caseTexts[language];
  const day = (at: string) => dayOf(language, at);
  const to = [letter.recipient, letter.company].map((part) => printableLine(part ?? '')).filter(Boolean);
  return {
    title: say.title,
    about: `${say.abouts[kind]} ${letter.case_number}`,
    to: letter.is_confidential ? say.hidden(kind) : to.join(', ') || say.nameless(kind),
    typed: [
      ...[letter.recipient, letter.company, letter.subject, letter.outcome, letter.effect],
      ...[letter.reasons, letter.declaration, letter.decider, letter.decider_post],
      ...letter.actions.map(({ text }) => text),
    ],
    missing: say.missing,
    // Appeal letters have their own signatory, because the other one takes decisions on certificates.
    signatory: kind === 'appeal' ? 'appeal_' : '',
    write: (sheet) => {
      const subject = printableLine(letter.subject ?? '');
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
    },
  };
}
