import { colours } from 'college/colours'
import favicon from 'college/pictures/favicon.svg'
import touchIcon from 'college/pictures/favicon.svg?w=180&allowUpscale=true&ground=brand&format=png'
import type { ReactNode } from 'react'
import { manifestPath } from '#app/framework/addresses/language-prefix'
import { pageLanguage } from '#app/lib/languages/page-language'

export function Document({ children }: { children: ReactNode }) {
  const language = pageLanguage()?.code ?? 'en'
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={colours.brand} media="(prefers-color-scheme: light)" />
        <meta
          name="theme-color"
          content={colours.brandAtNight}
          media="(prefers-color-scheme: dark)"
        />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="manifest" href={manifestPath(language)} />
      </head>
      <body>{children}</body>
    </html>
  )
}
