import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Input of staff must survive a reload, a crash and the end of a session, and leaving must ask for
// confirmation. The lists below are checked against the source: a new form without a draft fails here.

const INPUT =
  /<(form|TextArea|TextInput|ResourceForm|ColumnsStep|RichTextEditor|DecisionFields|ActionFields)\b/;
/** Hooks that store drafts and register the leave confirmation. */
const HOOK = /\b(useFormDraft|useTypedDraft|useImportDraft)[(<]/;
/** Elements that announce a restored draft and let the user discard it. */
const NOTICE = /<DraftNotice\b|<(Decision|Form)Dialog\b[^>]*restored=\{draft\.restored\}/;

/** Parts of a form; the file that combines them stores the draft. */
const PARTS: Record<string, string> = {
  'src/drafts/form-dialog.tsx': 'src/features/cases/inbox/case/person-dialog.tsx',
  'src/forms/resource/resource-form.tsx': 'src/forms/resource/editor-dialog.tsx',
  'src/forms/resource/field-input.tsx': 'src/forms/resource/editor-dialog.tsx',
  'src/forms/resource/offered-input.tsx': 'src/forms/resource/editor-dialog.tsx',
  'src/forms/resource/searched-select.tsx': 'src/forms/resource/editor-dialog.tsx',
  'src/forms/numbers/numbered-text-area.tsx': 'src/forms/resource/editor-dialog.tsx',
  'src/features/cases/inbox/mention/mention-area.tsx': 'src/features/cases/inbox/case/message-writer.tsx',
  'src/features/cases/inbox/case/action-fields.tsx': 'src/features/cases/inbox/case/move-dialog.tsx',
  'src/features/cases/inbox/case/decider-fields.tsx': 'src/features/cases/inbox/case/move-dialog.tsx',
  'src/features/cases/inbox/case/effect-fields.tsx': 'src/features/cases/inbox/case/move-dialog.tsx',
  'src/features/cases/inbox/case/follow-up-fields.tsx': 'src/features/cases/inbox/case/move-dialog.tsx',
  'src/features/cases/complaints/about-field.tsx': 'src/features/cases/inbox/entry/entry-form.tsx',
  'src/features/cases/complaints/entry-fields.tsx': 'src/features/cases/inbox/entry/entry-form.tsx',
  'src/features/cases/appeals/entry-fields.tsx': 'src/features/cases/inbox/entry/entry-form.tsx',
  'src/features/cases/inbox/entry/source-fields.tsx': 'src/features/cases/inbox/entry/entry-form.tsx',
  'src/features/cases/inbox/entry/reporter-fields.tsx': 'src/features/cases/inbox/entry/entry-form.tsx',
  'src/features/compliance/meeting-fields.tsx': 'src/features/compliance/review-dialog.tsx',
  'src/features/register/certificates/decision/change-fields.tsx':
    'src/features/register/certificates/decision/certificate-decision-dialog.tsx',
  'src/features/register/certificates/decision/decision-fields.tsx':
    'src/features/register/certificates/decision/certificate-decision-dialog.tsx',
  'src/features/register/certificates/decision/decision-record.tsx':
    'src/features/register/certificates/decision/certificate-decision-dialog.tsx',
  'src/features/register/certificates/second-certificate.tsx': 'src/forms/resource/editor-dialog.tsx',
  'src/features/settings/colours/colour-input.tsx': 'src/features/settings/settings-form.tsx',
};

const FILTER = 'a search or filter, which is part of the URL';
const SECRET = 'passwords, codes and secret addresses are never stored';
const EDITOR =
  'part of the text editor, which saves automatically (editor/session/local-copy.ts, use-unsaved-guard.tsx)';
const VISITOR = 'for visitors: stored by src/requests, or too short to store';

/** Files with inputs but no draft, with the reason. */
const WITHOUT: Record<string, string> = {
  'src/ui/rich-text-editor/figure-panel.tsx': EDITOR,
  'src/ui/rich-text-editor/link-input.tsx': EDITOR,
  'src/ui/rich-text-editor/table-form.tsx': EDITOR,
  'src/ui/address-search.tsx': FILTER,
  'src/features/register/certificate-display/day-form.tsx': FILTER,
  'src/ui/controls/search-input.tsx': FILTER,
  'src/lists/views/saved-views-dialog.tsx': 'a short name for a view that is part of the URL',
  'src/editor/address-field.tsx': EDITOR,
  'src/editor/details-card.tsx': EDITOR,
  'src/editor/language-fields.tsx': EDITOR,
  'src/editor/publish/publish-dialog.tsx': 'a time that is used immediately',
  'src/editor/share/preview-links.tsx': SECRET,
  'src/features/account/code-input.tsx': SECRET,
  'src/features/account/credentials-form.tsx': SECRET,
  'src/features/account/email-form.tsx': SECRET,
  'src/features/account/factor-setup.tsx': SECRET,
  'src/features/account/mailed-code-form.tsx': SECRET,
  'src/features/account/new-password-form.tsx': SECRET,
  'src/features/account/password-form.tsx': SECRET,
  'src/features/account/password-input.tsx': SECRET,
  'src/features/account/recovery-form.tsx': SECRET,
  'src/features/account/second-factor-form.tsx': SECRET,
  'src/features/account/step-up-dialog.tsx': SECRET,
  'src/features/cases/appeals/appeal-form.tsx': VISITOR,
  'src/features/cases/appeals/decision-field.tsx': 'a search, whose result is part of the form',
  'src/features/cases/appeals/eligibility-step.tsx': VISITOR,
  'src/features/cases/appeals/grounds-step.tsx': VISITOR,
  'src/features/audit-access/reading-filters.tsx': FILTER,
  'src/features/audit-log/audit-filters.tsx': FILTER,
  'src/features/cases/tracking/case-reply.tsx': VISITOR,
  'src/features/cases/tracking/tracking-form.tsx': VISITOR,
  'src/features/cases/tracking/withdraw-complaint.tsx': VISITOR,
  'src/features/register/check/check-form.tsx': VISITOR,
  'src/features/register/check/list-form.tsx': VISITOR,
  'src/features/register/check/proof-form.tsx': VISITOR,
  'src/features/home/home-tasks.tsx': VISITOR,
  'src/features/cases/letters/letter-page.tsx': VISITOR,
  'src/features/register/companies/national/comparison-admin.tsx':
    'compares a file, which has to be chosen again, and writes nothing',
  'src/features/register/public/day-filter.tsx': FILTER,
  'src/features/register/public/register-form.tsx': VISITOR,
  'src/features/cases/complaints/complaint-form.tsx': VISITOR,
  'src/features/cases/complaints/complaint-matter.tsx': VISITOR,
  'src/features/contact/contact-form.tsx': VISITOR,
  'src/features/fees/fee-line-fields.tsx': VISITOR,
  'src/features/scopes/guide-codes.tsx': VISITOR,
  'src/features/scopes/guide-size.tsx': VISITOR,
  'src/features/scopes/guide-search.tsx': VISITOR,
  'src/features/search/search-form.tsx': VISITOR,
  'src/features/settings/hook-form.tsx': SECRET,
  'src/features/settings/settings-search.tsx': 'a search with its results below',
  'src/media/media-field.tsx': 'part of forms with a file field',
  'src/media/picker-dialog.tsx': FILTER,
  'src/media/upload-card.tsx':
    'a running upload cannot be stored; closing the page asks for confirmation (media/upload-panel.tsx)',
  'src/requests/past-day.tsx': VISITOR,
  'src/requests/person-fields.tsx': VISITOR,
};

const read = (file: string) => readFileSync(file, 'utf8');
const forms = globSync('src/**/*.tsx')
  .filter((file) => !file.endsWith('.test.tsx') && !file.startsWith('src/ui/controls/text'))
  .filter((file) => INPUT.test(read(file)) && !(file in WITHOUT) && !(file in PARTS));

test('every exception is a file with inputs', () => {
  expect(Object.keys({ ...WITHOUT, ...PARTS }).filter((file) => !INPUT.test(read(file)))).toEqual([]);
  for (const whole of Object.values(PARTS)) expect(forms).toContain(whole);
  expect(forms.length).toBeGreaterThan(14);
});

test.each(forms)('%s stores a draft that the user can discard', (file) => {
  expect(read(file)).toMatch(HOOK);
  expect(read(file)).toMatch(NOTICE);
});

test('every draft hook asks for confirmation before leaving', () => {
  for (const hook of ['drafts/use-form-draft.ts', 'drafts/use-typed-draft.ts', 'imports/use-import-draft.ts'])
    expect(read(`src/${hook}`)).toMatch(/\buseUnsaved\(/);
});

/** Dialogs that need not reopen after a reload, with the reason. */
const NOT_REOPENED: Record<string, string> = {
  'src/forms/resource/editor-dialog.tsx': 'it is part of the URL',
  'src/features/cases/inbox/case/reason-dialog.tsx':
    'its callers set the draft key: lift (personal-data.tsx), data-request (requests-screen.tsx)',
  'src/lists/bulk-field/field-dialog.tsx':
    'the selected rows are not stored; the value is restored with the next selection',
  'src/features/register/certificates/decision/many-decision-dialog.tsx':
    'the selected rows are not stored; the text is restored with the next selection',
};
const dialogs = forms.filter(
  (file) => /<(Decision|Form)?Dialog\b/.test(read(file)) && !(file in NOT_REOPENED),
);

const screens = globSync('src/**/*.tsx')
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => ({ file, source: read(file) }));
const showing = (source: string) => {
  const component = /export function (\w+)/.exec(source)?.[1] ?? '';
  return screens.filter((screen) => new RegExp(`<${component}\\b`).test(screen.source));
};

test.each(dialogs)('%s reopens after a reload on every screen', (file) => {
  const draft = /use(?:Form)?Draft(?:<[^(]+>)?\(\s*[`']([^:$`']+)/.exec(read(file))?.[1] ?? '';
  const reopens = ({ source }: { source: string }) => new RegExp(`openDraft\\([\`']${draft}\\b`).test(source);
  const openers = showing(read(file));
  expect(draft).not.toBe('');
  expect(openers).not.toHaveLength(0);
  // Either the component that opens the dialog looks for a draft, or its parent does.
  const without = openers.filter((each) => !reopens(each) && !showing(each.source).some(reopens));
  expect(without.map((each) => each.file)).toEqual([]);
});

/** Files that insert rows. Each sends an id generated by its form, so that a retry creates no second row. */
const ADDING = /\bfrom\([^)]*\)\s*\.insert\(/;
const WITH_ID: Record<string, RegExp> = {
  'src/lib/rows.ts': /\.insert\(\{ \.\.\.values, id \}\)/,
  'src/media/send-file.ts': /const row = \{\s*id,/,
  'src/editor/session/text-calls.ts': /const row = \{ \.\.\.values, id,/,
  'src/features/settings/queries.ts': /async \(day: Holiday & \{ id: string \}\)/,
};

test('every row inserted by the browser has a client-generated id', () => {
  const adding = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && ADDING.test(read(file)),
  );
  expect(adding.toSorted()).toEqual(Object.keys(WITH_ID).toSorted());
  for (const [file, id] of Object.entries(WITH_ID)) expect(read(file)).toMatch(id);
});
