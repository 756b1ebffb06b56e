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
      <path d="M16 3v26" stroke="currentColor" strokeWidth="3.4" />
      <path d="M2.8 21.5 16 5.2l13.2 16.3M9 21.5l7-8.8 7 8.8" stroke="currentColor" strokeWidth="1.75" />
      <path d="M10 29h12" stroke="currentColor" strokeWidth="3" />
      <path d="M1.5 22h29" stroke="var(--color-accent, currentColor)" strokeWidth="3" />
    </svg>
  );
}
