import { useSite } from './use-site';

/**
 * The document's title and description, from wherever in the page it stands: React puts them into the head. Without
 * a title of its own a page is called as the site.
 */
export function PageMeta({ title, description }: { title?: string; description?: string | undefined }) {
  const { name } = useSite();
  return (
    <>
      <title>{[title, name.text].filter(Boolean).join(' · ')}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
