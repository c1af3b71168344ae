import { setImmediate } from 'node:timers/promises'

const turnMilliseconds = 10

export async function* inTurns<Thing>(
  things: Iterable<Thing>,
  now: () => number = () => performance.now(),
): AsyncGenerator<Thing, void> {
  let turnStart = now()
  for (const thing of things) {
    if (now() - turnStart >= turnMilliseconds) {
      await setImmediate()
      turnStart = now()
    }
    yield thing
  }
}
