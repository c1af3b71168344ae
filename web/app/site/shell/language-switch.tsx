import { languages } from 'college/languages'
import { useLocation } from 'react-router'
import { inLanguage, offeredTranslations } from '#app/framework/addresses/language-prefix'
import { matchPage } from '#app/framework/addresses/match-page'
import { pathOf } from '#app/framework/addresses/path-of'
import { pageLanguage } from '#app/lib/languages/page-language'
import { useIsMissing } from '#app/lib/site'

const [first] = languages
const offered = [first, ...offeredTranslations]

/** The same page in the other languages, each by its own name. A document that serves many addresses leads home. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  const isOneForAll = useIsMissing() || matchPage(pathname)?.page.isSecret === 'shared'
  const path = isOneForAll ? pathOf('home') : pathname + search
  const present = pageLanguage()?.code ?? first.code
  return offered
    .filter(({ code }) => code !== present)
    .map(({ code, name }) => (
      <a
        key={code}
        href={inLanguage(code, path)}
        lang={code}
        hrefLang={code}
        className="language-switch"
      >
        {name}
      </a>
    ))
}
