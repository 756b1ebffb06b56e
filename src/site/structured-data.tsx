/** Facts about the page for search engines (schema.org, JSON-LD). React escapes what could end the element. */
export function StructuredData({ data }: { data: object }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', ...data })}
    </script>
  );
}
