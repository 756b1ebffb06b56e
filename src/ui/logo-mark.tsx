/**
 * Renders the generic mark of a site without a logo: a shield in the text colour with a tick in the accent
 * colour, drawn in a 32-unit square. public/favicon.svg is the same drawing.
 */
export function LogoMark({ className, title }: { className?: string; title?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      className={className}
      role={title ? 'img' : undefined}
      aria-hidden={!title}
    >
      {title && <title>{title}</title>}
      <path
        d="M16 3.2 27 7v8.2c0 6.6-4.4 11.1-11 13.6-6.6-2.5-11-7-11-13.6V7z"
        stroke="currentColor"
        strokeWidth="2.6"
      />
      <path d="m10.2 15.4 4.3 4.3 7.4-7.9" stroke="var(--color-accent, currentColor)" strokeWidth="3" />
    </svg>
  );
}
