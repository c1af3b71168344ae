import { pageLanguage } from '#app/lib/languages/page-language'

/** On pages whose texts the college writes, as long as it writes them in one language. */
export const EnglishNote = () =>
  pageLanguage() && (
    <p className="border-b border-line bg-tint py-2 text-center text-base text-ink-soft print:hidden">
      <span className="container-page block">Some of this page is available in English only.</span>
    </p>
  )
