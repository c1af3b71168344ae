import { languages } from 'college/languages'
import { useLocation, useNavigate } from 'react-router'
import {
  inLanguage,
  offeredTranslations,
  splitLanguage,
} from '#app/framework/addresses/language-prefix'

const offered = [languages[0], ...offeredTranslations]

/** Leads to the same view in the other language, unless somebody stays with unsaved changes. */
export function PanelLanguageSwitch({ className }: { className: string }) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const { language, path } = splitLanguage(pathname)
  return offered
    .filter(({ code }) => code !== language)
    .map(({ code, name }) => {
      const destination = { pathname: inLanguage(code, path), search, hash }
      return (
        <a
          key={code}
          href={destination.pathname + search + hash}
          lang={code}
          hrefLang={code}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            void navigate(destination, { replace: true, state }) // the router shows its failures itself
          }}
          className={`language-switch ${className}`}
        >
          {name}
        </a>
      )
    })
}
