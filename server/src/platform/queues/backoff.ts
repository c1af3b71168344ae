export type Backoff = () => Promise<void>

/**
 * Delays rejections, randomly up to twice as long, so that a crowd of retrying clients does not keep the server busy. The first
 * few per second and everything beyond `most` are immediate.
 */
export function createBackoff({
  atOnce = 0,
  milliseconds,
  most,
  now = () => performance.now(),
}: {
  atOnce?: number
  milliseconds: number
  most: number
  now?: () => number
}): Backoff {
  let delayed = 0
  let second = now()
  let rejections = 0
  return async () => {
    if (now() - second >= 1_000) {
      second = now()
      rejections = 0
    }
    if (++rejections <= atOnce || delayed >= most) return
    delayed++
    await new Promise((resolve) => setTimeout(resolve, milliseconds * (1 + Math.random())))
    delayed--
  }
}
