import plugin from 'tailwindcss/plugin'
import { iconShapes } from './app/ui/icon-shapes.ts'
import { drawn } from './icon-svg.ts'

const pen =
  'fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'

const masks = Object.entries(iconShapes).map(([name, shapes]) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${pen}>${drawn(shapes)}</svg>`
  const address = drawing.replaceAll('"', "'").replace(/[<>]/g, encodeURIComponent)
  return [name, `url("data:image/svg+xml,${address}")`]
})

/** Defines `icon-mask-clock` and the like: in lists, inline icons would weigh more than the text. */
export default plugin(({ matchUtilities }) => {
  matchUtilities(
    { 'icon-mask': (mask) => ({ '--icon-mask': mask }) },
    { values: Object.fromEntries(masks) },
  )
})
