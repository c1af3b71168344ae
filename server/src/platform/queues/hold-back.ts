/** Resolves when a refusal may be sent. */
export type HoldBack = () => Promise<void>

/**
 * Keeps refusals for `milliseconds`, so that a crowd that comes again as soon as it is answered does not keep the server busy
 * with refusing; each for up to as long again, so that who came at once does not come back at once. So many in a second are
 * told at once, as people are; and more than `most` are not held at the same time.
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
