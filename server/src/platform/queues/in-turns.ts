import { setImmediate } from 'node:timers/promises'

const turnMilliseconds = 10

/** Gives things one after the other, for work that takes long: other requests are answered in between. */
export async function* inTurns<Thing>(
  things: Iterable<Thing>,
  now: () => number = () => performance.now(),
): AsyncGenerator<Thing, void> {
  let begun = now()
  for (const thing of things) {
    if (now() - begun >= turnMilliseconds) {
      await setImmediate()
      begun = now()
    }
    yield thing
  }
}
