import { useId, type MouseEvent } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { versionedAddress, type LibraryFile } from '@/media/media-file';
import { mediaLibraryMessages } from './messages';

interface Point {
  /** From 0 (left or top) to 1. */
  x: number;
  y: number;
}

interface FocalPointProps {
  file: LibraryFile;
  value: Point;
  onChange: (value: Point) => void;
}

const hundredth = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100) / 100;

/** Sets the point that stays visible where pages crop the picture, by a click or with two sliders. */
export function FocalPoint({ file, value, onChange }: FocalPointProps) {
  const { t } = useTexts(mediaLibraryMessages);
  const hintId = useId();
  const address = versionedAddress(file);
  const point = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const frame = currentTarget.getBoundingClientRect();
    onChange({
      x: hundredth((clientX - frame.left) / frame.width),
      y: hundredth((clientY - frame.top) / frame.height),
    });
  };
  const place = { left: `${value.x * 100}%`, top: `${value.y * 100}%` };
  const objectPosition = `${place.left} ${place.top}`;
  return (
    <fieldset aria-describedby={hintId} className="min-w-0 space-y-3">
      <legend className="text-sm font-semibold">{t('focus.title')}</legend>
      <p id={hintId} className="text-xs text-text-muted">
        {t('focus.hint')}
      </p>
      <div className="flex justify-center rounded-lg border border-border bg-surface-sunken">
        {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- the sliders below do the same from the keyboard */}
        <div className="relative cursor-crosshair" onClick={point}>
          <img src={address} alt={file.alt} className="block max-h-72 max-w-full" />
          <span
            aria-hidden
            style={place}
            className="pointer-events-none absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_black,inset_0_0_0_2px_black]"
          />
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} className="block space-y-1 text-xs font-semibold">
            {t(`focus.${axis}`)}
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(value[axis] * 100)}
              aria-valuetext={`${Math.round(value[axis] * 100)}%`}
              onChange={(event) => onChange({ ...value, [axis]: Number(event.target.value) / 100 })}
              className="block h-6 w-full accent-primary"
            />
          </label>
        ))}
      </div>
      <div aria-hidden className="flex gap-3">
        {['aspect-video w-40', 'aspect-square w-22'].map((shape) => (
          <img
            key={shape}
            src={address}
            alt=""
            style={{ objectPosition }}
            className={`${shape} rounded border border-border object-cover`}
          />
        ))}
      </div>
    </fieldset>
  );
}
