import { setImmediate } from 'node:timers/promises'

const turnMilliseconds = 10

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
