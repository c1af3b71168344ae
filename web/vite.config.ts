import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { colours } from 'college/colours'
import { heroCuts } from 'college/hero-cuts'
import { defineConfig } from 'vite'
import {
  imagetools,
  type OutputFormat,
  resolveConfigs,
  type TransformFactory,
} from 'vite-imagetools'
import { iconSheet } from './icon-sheet.config.ts'
import { inlineScript } from './inline-script.config.ts'
import { slimContract } from './slim-contract.config.ts'

/** What every page needs: in few files, because many small ones compress worse, and not in one, which takes long to run. */
const ofReact = /node_modules\/(react|react-dom|scheduler)\//
const ofRouterAndQueries =
  /node_modules\/(react-router|cookie-es|@remix-run\/route-pattern|@tanstack\/[\w-]+)\//
/** Parts of the query library for forms, and for lists that grow. */
const ofFormsAndLists =
  /\/(useMutation|mutationObserver|useInfiniteQuery|infiniteQuery(Observer|Options))\.js$/

/** Photographs, and drawings whose address asks for a picture of them. */
const encodable = /^[^?]+\.(avif|jpg|png|webp)(\?.*)?$|^[^?]+\.svg\?.*format=/

/** `?ground=brand&margin=76`: on that colour, with so many pixels of it on each side, for icons that phones cut to their own shape. */
const onGround: TransformFactory<{ ground: keyof typeof colours; margin: string }> = ({
  ground,
  margin = '0',
}) => {
  if (!ground) return undefined
  const background = colours[ground]
  const side = Number(margin)
  return (_, image) =>
    image
      .flatten({ background })
      .extend({ top: side, right: side, bottom: side, left: side, background })
}

/** `?cut=hero-1`: the part of the picture that the college has chosen for it. */
const cutsByName = (entries: Parameters<typeof resolveConfigs>[0]) =>
  entries.map(([key, values]): [string, string[]] => [
    key,
    // By its numbers, so that what was encoded for others is not taken from the cache.
    key === 'cut'
      ? values.map((name) => new Map(Object.entries(heroCuts)).get(name) ?? '')
      : values,
  ])

/** A part of the picture, by left, top, width and height in per cent of it. */
const cutOut: TransformFactory<{ cut: string }> = ({ cut }) => {
  if (!cut) return undefined
  const shares = cut.split(',').map((percent) => Number(percent) / 100)
  return ({ info }, image) => {
    const [left = 0, top = 0, width = 1, height = 1] = shares
    const { width: wide, height: high } = info
    const size = { width: Math.floor(width * wide), height: Math.floor(height * high) }
    // The steps that follow go by it.
    info.autoOriented = size
    return image.extract({ left: Math.floor(left * wide), top: Math.floor(top * high), ...size })
  }
}

/** The one width in which a shown picture is there for browsers without AVIF. */
const webpWidth = '1280'

const isNeeded = ({ as: output, format, w: width }: Record<string, string>) =>
  output !== 'shown' || format !== 'webp' || width === webpWidth

/** `?as=shown`: AVIF in all its widths, and one WebP. */
const shown: OutputFormat = () => (pictures) => {
  const [largest] = pictures.toSorted((one, other) => other.info.width - one.info.width)
  const avif = pictures.filter(({ config }) => config.format === 'avif')
  return {
    avif: avif.map(({ src, info }) => `${src} ${info.width}w`).join(', '),
    webp: pictures.find(({ config }) => config.format === 'webp')?.src,
    width: largest?.info.width,
    height: largest?.info.height,
  }
}

/** What every page has around it, and most share. */
const ofManyPages =
  /\/(web\/app\/(lib|pages|delivery|components(?!\/([\w]+-pictures|slider|fields))|data|features\/layout)|college(?!\/[\w-]*pictures))\/|contract\/src\/.*\?slim$/
/** What the frames share, the visitors' and the panel's: they are few, but stand for every page. */
const ofFrame =
  /\/(use-disclosure|notice-after-reload|use-notice|not-found-screen|error-screen)\.tsx?$/
const ofSlides =
  /\/(slider\/[\w-]+|hero-pictures|slides|use-(turns|swipe|held|reduced-motion))\.tsx?$/
/** Of all forms; what few have, such as a picture, stays with those. */
const ofForms =
  /node_modules\/react-hook-form\/|\/(useMutation|mutationObserver)\.js$|components\/fields\/(?!new-password|strength|picture|upload|change)|\/use-submit\.ts$/
/** What stands among the parts of all pages, but serves forms alone. */
const ofFormsAlone =
  /\/(password-strength|password-rule|visible-text|common-passwords|use-submit|upload|remembered-email)\.ts(\?slim)?$/
/** What pages that show people share. */
const ofPeople = /\/(portrait|initials|designations|experience-text|faculty)\.tsx?(\?slim)?$/
/** The forms of students, but for the rules by which they are checked and the settings of an account. */
const ofAccounts =
  /\/features\/account\/(?!account-rules|settings)|\/data\/(sign-in|sign-up|password-reset)\.ts$|\/(password-strength|upload|remembered-email|shrink-picture)\.ts$|\/(password-rule|visible-text)\.ts\?slim$|\/fields\/(new-password|strength)/
const ofEvents = /\/features\/events\/|\/use-restored-state\.ts$/

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    imagetools({
      include: encodable,
      resolveConfigs: (entries, formats) =>
        resolveConfigs(cutsByName(entries), formats).filter(isNeeded),
      extendOutputFormats: (formats) => ({ ...formats, shown }),
      extendTransforms: (transforms) => [cutOut, ...transforms, onGround],
      cache: { dir: `${import.meta.dirname}/node_modules/.cache/imagetools` },
    }),
    iconSheet(),
    inlineScript(),
    slimContract(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    assetsInlineLimit: 0,
    // Encoding pictures takes its time.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: ofReact, priority: 3 },
                {
                  name: 'router',
                  test: (id) => ofRouterAndQueries.test(id) && !ofFormsAndLists.test(id),
                  priority: 3,
                },
                { name: 'slides', test: ofSlides, minShareCount: 2, priority: 1 },
                { name: 'forms', test: ofForms, minShareCount: 2, priority: 1 },
                { name: 'people', test: ofPeople, minShareCount: 2, priority: 1 },
                { name: 'account', test: ofAccounts, minShareCount: 2, priority: 1 },
                { name: 'events', test: ofEvents, minShareCount: 2, priority: 1 },
                {
                  name: 'site',
                  test: (id) => ofManyPages.test(id) && !ofFormsAlone.test(id),
                  minShareCount: 4,
                  priority: 2,
                },
                { name: 'frame', test: ofFrame, minShareCount: 2, priority: 2 },
              ],
            },
          },
        },
      },
    },
  },
  // The server runs the bundle without looking for the packages of this workspace.
  ssr: { noExternal: command === 'build' ? true : ['contract', 'college'] },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
