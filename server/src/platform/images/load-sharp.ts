import type sharpModule from 'sharp'

const openLoaders = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map(
  (loader) => `VipsForeignLoad${loader}Buffer`,
)

let loading: Promise<typeof sharpModule> | undefined

/** Loads sharp when the first picture comes, which keeps the start quick, with the decoders of accepted types only. */
export function loadSharp(): Promise<typeof sharpModule> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: openLoaders })
    sharp.cache(false)
    // One thread for each render: two renders leave no more than two cores busy.
    sharp.concurrency(1)
    return sharp
  })
  return loading
}
