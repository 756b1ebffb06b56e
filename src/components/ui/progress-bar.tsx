/** The thin bar along the top while a page is on its way. Decoration: the new page's title is what gets announced. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  if (!isActive) return null;
  return (
    <div
      className="pointer-events-none fixed inset-x-0 top-0 z-progress h-0.75"
      aria-hidden
      data-testid="progress-bar"
    >
      <div className="h-full origin-left animate-progress bg-accent" />
    </div>
  );
}
