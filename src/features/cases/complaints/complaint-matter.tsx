import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { COMPLAINT_CATEGORIES } from '@/domain/complaint';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { uuid, trimmedText } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import { CharacterCount } from '@/requests/character-count';
import { ChoiceGroup } from '@/requests/choice-group';
import { FormSection } from '@/requests/form-section';
import { PastDay } from '@/requests/past-day';
import type { FieldOf } from '@/requests/use-fields';
import { AboutField } from './about-field';
import { emptyAbout, aboutSubject, subjectsQuery, type About } from './about-queries';
import { ABOUT_COMPANIES, MAX_DESCRIPTION_LENGTH, type ComplaintValues } from './complaint-schema';
import { complaintsMessages } from './messages';

const ABOUT_FIELDS = ['about_name', 'about_company', 'about_certificate'] as const;

const schema = { perusahaan: uuid, sertifikat: trimmedText() };

/**
 * Reads the subject named by a link to the form (?perusahaan=id, ?sertifikat=number) from the register. An
 * unknown number becomes free text, because doubtful certificates are reported by number. `isNamed`: the link
 * names a subject, known or not.
 */
function useLinkedAbout(onFound: (about: About) => void): { isNamed: boolean } {
  const { perusahaan: company, sertifikat: certificate } = useUrlState(schema).values;
  const isNamed = certificate !== '' || company !== '';
  const { data } = useQuery({
    ...subjectsQuery(certificate ? { query: certificate } : { company }),
    enabled: isNamed,
  });
  const found = certificate
    ? data?.find((subject) => subject.certificate?.toUpperCase() === certificate.toUpperCase())
    : data?.[0];
  const isUnknown = data !== undefined && !found && certificate !== '';
  const take = useEffectEvent(onFound);
  useEffect(() => {
    if (found) take(aboutSubject(found));
    else if (isUnknown) take({ ...emptyAbout, about_name: certificate.slice(0, 100) });
  }, [found, isUnknown, certificate]);
  return { isNamed };
}

export interface ComplaintGroupProps {
  form: UseFormReturn<ComplaintValues>;
  field: FieldOf<ComplaintValues>;
}

/** Renders the fields for subject, description, date and evidence of the complaint. */
export function ComplaintMatter({ form, field }: ComplaintGroupProps) {
  const { t } = useTexts(complaintsMessages);
  const { register, control } = form;
  const description = useWatch({ control, name: 'description' });
  const [category, about_name, about_company, about_certificate] = useWatch({
    control,
    name: ['category', 'about_name', 'about_company', 'about_certificate'],
  });
  const about = { about_name, about_company, about_certificate };
  const choose = (next: About) => {
    for (const name of ABOUT_FIELDS) form.setValue(name, next[name], { shouldDirty: true });
    form.clearErrors('about_name');
  };
  const linked = useLinkedAbout(choose);
  const isAboutCompany =
    linked.isNamed || about_name !== '' || about_company !== '' || ABOUT_COMPANIES.includes(category);
  return (
    <FormSection title={t('what.title')} text={t('what.text')}>
      <ChoiceGroup
        {...field('category')}
        {...register('category')}
        choices={COMPLAINT_CATEGORIES.map((value) => ({
          value,
          label: t(`categories.${value}.label`),
          hint: t(`categories.${value}.hint`),
        }))}
      />
      {isAboutCompany && (
        <AboutField
          field={field('about_name')}
          about={about}
          input={register('about_name')}
          onChoose={choose}
        />
      )}
      <Field {...field('subject')} hint={t('hints.subject')}>
        <TextInput {...register('subject')} />
      </Field>
      <Field {...field('incident_on')} optional>
        <PastDay control={control} {...register('incident_on')} name="incident_on" />
      </Field>
      <div className="space-y-1.5">
        <Field {...field('description')} hint={t('hints.description')}>
          <TextArea {...register('description')} rows={6} />
        </Field>
        <CharacterCount value={description} limit={MAX_DESCRIPTION_LENGTH} />
      </div>
      <Field {...field('expected_remedy')} optional>
        <TextArea {...register('expected_remedy')} rows={3} />
      </Field>
    </FormSection>
  );
}
