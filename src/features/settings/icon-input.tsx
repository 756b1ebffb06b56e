import { useState, type Ref } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { MediaField } from '@/media/media-field';
import type { MediaFile } from '@/media/media-file';
import { settingsMessages } from './messages';

/** Minimum size in pixels: the icon size of phones. */
const SMALLEST = 180;
/** Tolerated difference of width and height, relative to the width. */
const NEARLY = 0.02;

/** Returns why an image cannot be the site's icon, as a message key under `icon`. */
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

/**
 * Renders an input for a square image of the media library as the site's icon. Rejects unsuitable images with
 * an error.
 */
export function IconInput({ error, onChange, ...rest }: IconInputProps) {
  const { t } = useTexts(settingsMessages);
  const [misfit, setMisfit] = useState<'oblong' | 'small'>();
  return (
    <MediaField
      {...rest}
      accept="print"
      hint={t('hints.icon_url')}
      error={misfit ? t(`icon.${misfit}`) : error}
      onChange={(address, file) => {
        const found = file && misfitOf(file);
        setMisfit(found);
        if (!found) onChange(address ?? '');
      }}
    />
  );
}
