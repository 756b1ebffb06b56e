import type { Config } from 'tailwindcss';

/**
 * Design tokens for class names. Values are CSS variables in src/styles/tokens.css that change with the
 * theme. There are no other colours, so every colour in use has been checked for contrast.
 */
const colour = (name: string) => `var(--color-${name})`;
const status = (name: string) => ({ DEFAULT: colour(name), soft: colour(`${name}-soft`) });

export default {
  darkMode: ['selector', '.dark'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      // White in both themes: scanners require QR codes on white, and logos are designed for paper.
      white: '#fff',
      background: colour('background'),
      surface: {
        DEFAULT: colour('surface'),
        raised: colour('surface-raised'),
        sunken: colour('surface-sunken'),
      },
      text: { DEFAULT: colour('text'), muted: colour('text-muted') },
      border: { DEFAULT: colour('border'), strong: colour('border-strong') },
      primary: { ...status('primary'), contrast: colour('primary-contrast'), hover: colour('primary-hover') },
      accent: { ...status('accent'), contrast: colour('accent-contrast') },
      success: status('success'),
      warning: status('warning'),
      danger: { ...status('danger'), contrast: colour('danger-contrast') },
      focus: colour('focus'),
    },
    fontFamily: {
      sans: [
        'Plus Jakarta Sans Variable',
        'Plus Jakarta Sans Fallback',
        'Plus Jakarta Sans Android',
        'system-ui',
        'sans-serif',
      ],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: {
      '2xs': ['0.75rem', '1rem'],
      xs: ['0.8125rem', '1.25rem'],
      sm: ['0.875rem', '1.375rem'],
      base: ['1rem', '1.625rem'],
      lg: ['1.125rem', '1.75rem'],
      xl: ['1.375rem', { lineHeight: '1.875rem', letterSpacing: '-0.01em' }],
      '2xl': ['1.75rem', { lineHeight: '2.25rem', letterSpacing: '-0.015em' }],
      '3xl': ['clamp(1.75rem, 1.45rem + 1.3vw, 2.375rem)', { lineHeight: '1.2', letterSpacing: '-0.02em' }],
      '4xl': ['clamp(2.125rem, 1.55rem + 2.5vw, 3.375rem)', { lineHeight: '1.1', letterSpacing: '-0.025em' }],
    },
    borderRadius: {
      none: '0',
      xs: '0.25rem',
      sm: '0.375rem',
      DEFAULT: '0.5rem',
      lg: '0.625rem',
      full: '624.9375rem',
    },
    boxShadow: { none: 'none', raised: 'var(--shadow-raised)', overlay: 'var(--shadow-overlay)' },
    zIndex: { 0: '0', 10: '10', header: '40', overlay: '50', toast: '60', progress: '70' },
    extend: {
      maxWidth: { page: '75rem' },
      spacing: { header: 'var(--header-height)' },
    },
  },
} satisfies Config;
