import type { IconNode } from 'lucide'

export const drawn = (shapes: IconNode): string =>
  shapes
    .map(([shape, attributes]) => {
      const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${shape}${list.join('')}/>`
    })
    .join('')
