import { college } from 'college/facts'
import shareImage from 'college/pictures/og-default.webp?format=jpg&quality=80'
import { useSite } from '#app/lib/site'

type Props = {
  title: string
  description: string
  /** Address of the page on this site, by which search engines know it. */
  path: string
  /** Picture for link previews, as an address on this site or a whole one. */
  image?: string | undefined
  type?: 'website' | 'article'
}

/** What search engines and link previews read. React moves it into the head of the document. */
export function PageHead({
  title,
  description,
  path,
  image = shareImage,
  type = 'website',
}: Props) {
  const { publicUrl } = useSite()
  const url = new URL(path, publicUrl).href
  return (
    <>
      <title>{`${title} | ${college.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={new URL(image, publicUrl).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
