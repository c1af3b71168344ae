export type HoldBack = () => Promise<void>

/**
 * Delays rejections, randomly up to twice as long, so that a crowd of retrying clients does not keep the server busy. The first
 * few per second and everything beyond `most` are immediate.
 */
export function createHoldBack({
  atOnce = 0,
  milliseconds,
  most,
  now = () => performance.now(),
}: {
  atOnce?: number
  milliseconds: number
  most: number
  now?: () => number
}): HoldBack {
  let held = 0
  let second = now()
  let told = 0
  return async () => {
    if (now() - second >= 1_000) {
      second = now()
      told = 0
    }
    if (++told <= atOnce || held >= most) return
    held++
    await new Promise((tell) => setTimeout(tell, milliseconds * (1 + Math.random())))
    held--
  }
}
