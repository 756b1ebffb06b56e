import { useState, type Ref } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { MediaField } from '@/media/media-field';
import type { MediaFile } from '@/media/media-file';
import { settingsMessages } from './messages';

/** The size of a phone's icon; a smaller picture would be blurred there. */
const SMALLEST = 180;
/** Of its width: a pixel or two more in height are nobody's mistake. */
const NEARLY = 0.02;

/** Why a picture cannot be the site's icon, as a key of the messages under `icon`. */
function misfitOf({ width, height }: Pick<MediaFile, 'width' | 'height'>): 'oblong' | 'small' | undefined {
  if (!width || !height) return undefined;
  if (Math.abs(width - height) > width * NEARLY) return 'oblong';
  return width < SMALLEST ? 'small' : undefined;
}

interface IconInputProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (address: string) => void;
  onBlur: () => void;
  name: string;
  ref: Ref<HTMLInputElement>;
}

/** The site's icon: a square picture of the library. One that does not fit is not taken, and it says why. */
export function IconInput({ error, onChange, ...rest }: IconInputProps) {
  const { t } = useTexts(settingsMessages);
  const [misfit, setMisfit] = useState<'oblong' | 'small'>();
  return (
    <MediaField
      {...rest}
      accept="print"
      hint={t('fieldHint.icon_url')}
      error={misfit ? t(`icon.${misfit}`) : error}
      onChange={(address, file) => {
        const found = file && misfitOf(file);
        setMisfit(found);
        if (!found) onChange(address ?? '');
      }}
    />
  );
}
