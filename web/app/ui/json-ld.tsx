import { withoutBidiControls } from 'contract/platform/language-of-text'
import type { JsonObject } from '#app/lib/json'

/** Never executed, so the content security policy doesn't apply. */
export function JsonLd({ content }: { content: JsonObject }) {
  // Without `<`, nothing an author wrote can end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...content })
  const html = withoutBidiControls(json).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON needs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />
}
