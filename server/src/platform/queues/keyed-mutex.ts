export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>()

  return async function exclusive<Result>(
    key: string,
    task: () => Promise<Result>,
  ): Promise<Result> {
    const mine = (last.get(key) ?? Promise.resolve()).then(task, task)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
