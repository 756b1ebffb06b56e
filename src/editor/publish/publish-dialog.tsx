import { useState } from 'react';
import { commonMessages } from '@/ui/messages';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE, type Language } from '@/config/languages';
import { languageName, languageNames } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { plainText } from '@/lib/rich-text/rich-text-doc';
import { isSlug } from '@/lib/slug';
import { useFieldName } from '@/editor/field-names';
import { editorKitMessages } from '@/editor/messages';
import { isPublished, textOf, type TextValues } from '@/editor/text';
import { useEditing } from '@/editor/session/use-text-session';
import { completeness } from './completeness';
import { placeholdersIn } from './gaps';
import { GapsNotice } from './gaps-notice';
import { fromOfficeInput, toOfficeInput } from './office-time';
import { RadioChoice } from './radio-choice';
import { usePublishing } from './use-publishing';

type PublishMode = 'all' | Language;
const HOUR_MS = 3_600_000;

/** Returns the required columns that are still empty. */
const requirementsOf = (values: TextValues) =>
  (['title', 'body', 'slug'] as const).filter((column) =>
    column === 'body'
      ? plainText(values.body) === ''
      : column === 'slug'
        ? !isSlug(textOf(values, 'slug'))
        : textOf(values, 'title').trim() === '',
  );

/** Renders the dialog that asks which languages to publish, and when. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(editorKitMessages, commonMessages);
  const nameOf = useFieldName();
  const uiLanguage = useLanguage();
  const { definition, session, values, state, isBusy } = useEditing();
  const { publishText, scheduleChange } = usePublishing();
  const live = state !== null && isPublished(state.row);
  const [what, setMode] = useState<PublishMode>('all');
  const [publishTime, setPublishTime] = useState<'now' | 'later'>('now');
  const [time, setTime] = useState(() => toOfficeInput(new Date(Date.now() + HOUR_MS)));
  const [wasSubmitted, setSubmitted] = useState(false);

  const requirements = requirementsOf(values);
  const moment = publishTime === 'later' ? fromOfficeInput(time) : undefined;
  const isTimeWrong = publishTime === 'later' && (moment === undefined || moment <= new Date());
  // A published text without changes has nothing to schedule.
  const isUnchanged = live && publishTime === 'later' && !state.draft && !session.isDirty();
  const chosen = what === 'all' ? CONTENT_LANGUAGES : [what];
  const name = (language: Language) => languageName(language, uiLanguage);
  const others = (language: Language) =>
    languageNames(
      CONTENT_LANGUAGES.filter((each) => each !== language),
      uiLanguage,
    );
  const incomplete = chosen
    .filter((language) => language !== DEFAULT_LANGUAGE)
    .map((language) => ({ language, missing: completeness(definition, values, language).missing }))
    .filter(({ missing }) => missing.length > 0);
  // Only pages start as template texts.
  const gaps = definition.table === 'cms_pages' ? placeholdersIn(values, chosen) : [];
  const confirm = async () => {
    setSubmitted(true);
    if (requirements.length > 0 || gaps.length > 0 || isTimeWrong || isUnchanged) return;
    // The editing screen shows errors.
    if (live && moment) await scheduleChange(chosen, moment);
    else await publishText(chosen, moment);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(live ? 'publishing.update' : 'publishing.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button onClick={() => void confirm()} isPending={isBusy}>
            {t(publishTime === 'later' ? 'publishing.confirmLater' : 'publishing.confirm')}
          </Button>
        </>
      }
    >
      <div className="space-y-6">
        <RadioChoice<PublishMode>
          legend={t('publishing.what')}
          value={what}
          onChange={setMode}
          choices={[
            { value: 'all', label: languageNames(CONTENT_LANGUAGES, uiLanguage) },
            // A translation can be published alone only if the text is already public.
            ...CONTENT_LANGUAGES.filter((each) => live || each === DEFAULT_LANGUAGE).map((each) => ({
              value: each,
              label: t('publishing.only', { language: name(each) }),
              hint: t(each === DEFAULT_LANGUAGE ? 'publishing.waiting' : 'publishing.unchanged', {
                languages: others(each),
              }),
            })),
          ]}
        />
        {incomplete.map(({ language, missing }) => (
          <Notice key={language}>
            <p>
              {t('publishing.incomplete', {
                language: name(language),
                fields: missing.map(nameOf).join(', '),
              })}
            </p>
          </Notice>
        ))}
        <RadioChoice
          legend={t('publishing.when')}
          value={publishTime}
          onChange={setPublishTime}
          choices={[
            { value: 'now', label: t('publishing.now') },
            {
              value: 'later',
              label: t('publishing.later'),
              hint: live ? t('publishing.laterChange') : undefined,
            },
          ]}
        />
        {publishTime === 'later' && (
          <Field
            label={t('publishing.time')}
            error={wasSubmitted && isTimeWrong ? t('publishing.timeWrong') : undefined}
          >
            <TextInput type="datetime-local" value={time} onChange={(event) => setTime(event.target.value)} />
          </Field>
        )}
        {wasSubmitted && isUnchanged && (
          <Notice tone="danger" live="assertive" title={t('refusals.noChanges')} />
        )}
        {gaps.length > 0 && <GapsNotice gaps={gaps} isUrgent={wasSubmitted} onClose={onClose} />}
        {wasSubmitted && requirements.length > 0 && (
          <Notice tone="danger" live="assertive" title={t('publishing.problems')}>
            <ul className="list-disc ps-5">
              {requirements.map((need) => (
                <li key={need}>{t(`publishing.needs.${need}`)}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
