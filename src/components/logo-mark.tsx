/**
 * The mark of the body: a pillar that carries a deck by its stays. Lines take the text colour, the deck the accent.
 * Drawn on a 32 unit square; public/favicon.svg is the same drawing.
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
      <path d="M16 3v26" stroke="currentColor" strokeWidth="4" />
      <path d="M3 21 16 3.6 29 21M9.4 21 16 12.2 22.6 21" stroke="currentColor" strokeWidth="1.75" />
      <path d="M10 29h12" stroke="currentColor" strokeWidth="3" />
      <path d="M1.5 22h29" stroke="var(--color-accent, currentColor)" strokeWidth="3" />
    </svg>
  );
}
