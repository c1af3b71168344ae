import type { JsonObject } from '#app/lib/json'

/** Structured data for search engines. It is never run, so it needs no allowance of the security policy. */
export function JsonLd({ content }: { content: JsonObject }) {
  // Without `<` nothing that an author wrote can end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...content })
  const html = json.replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON needs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />
}
