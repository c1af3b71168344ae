import type sharpModule from 'sharp'

const openLoaders = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map(
  (loader) => `VipsForeignLoad${loader}Buffer`,
)

let loading: Promise<typeof sharpModule> | undefined

/** On first use, for a quick start, with the decoders of accepted types only. */
export function loadSharp(): Promise<typeof sharpModule> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: openLoaders })
    sharp.cache(false)
    // One thread per render, which limits processor use.
    sharp.concurrency(1)
    return sharp
  })
  return loading
}
