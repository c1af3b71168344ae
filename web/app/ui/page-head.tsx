import { college as fixed } from 'college/facts'
import defaultImage from 'college/pictures/og-default.webp?format=jpg&quality=80'
import { withoutBidiControls } from 'contract/platform/language-of-text'
import { parseUploadedPicture } from 'contract/platform/pictures'
import { useSite } from '#app/lib/site'

type Props = {
  title: string
  description: string
  path: string
  /** From `sharePicture`, uploaded, or an absolute URL. */
  image?: string | undefined
  imageAlt?: string | undefined
  type?: 'website' | 'article' | 'profile'
}

const locale = fixed.locale.replace('-', '_')
const madeSize = { width: 1200, height: 630 }

/** Pictures that weren't uploaded are made for link previews, all in one size. */
function sizeOf(image: string) {
  if (image.startsWith('http')) return undefined
  return parseUploadedPicture(image) ?? madeSize
}

/** React hoists these into the document head. */
export function PageHead({ path, image, imageAlt, type = 'website', ...texts }: Props) {
  const { publicUrl, college } = useSite()
  const [title, description] = [
    withoutBidiControls(texts.title),
    withoutBidiControls(texts.description),
  ]
  const url = new URL(path, publicUrl).href
  return (
    <>
      <title>{`${title} | ${college.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={college.name} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <PreviewImage
        image={image ?? defaultImage}
        alt={image === undefined ? `${college.name}, ${college.tagline}` : imageAlt}
      />
    </>
  )
}

function PreviewImage({ image, alt }: { image: string; alt: string | undefined }) {
  const { publicUrl } = useSite()
  const address = new URL(image, publicUrl).href
  const text = alt && withoutBidiControls(alt)
  const size = sizeOf(image)
  return (
    <>
      <meta property="og:image" content={address} />
      {size && <meta property="og:image:width" content={String(size.width)} />}
      {size && <meta property="og:image:height" content={String(size.height)} />}
      {text && <meta property="og:image:alt" content={text} />}
      <meta name="twitter:image" content={address} />
      {text && <meta name="twitter:image:alt" content={text} />}
    </>
  )
}
