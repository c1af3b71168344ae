import type sharpModule from 'sharp'

const openLoaders = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map(
  (loader) => `VipsForeignLoad${loader}Buffer`,
)

let loading: Promise<typeof sharpModule> | undefined

export function loadSharp(): Promise<typeof sharpModule> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: openLoaders })
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loading
}
