/** The result of some work, or a rejection with `late` when it takes longer; the work itself is not stopped. */
export async function withDeadline<Result>(
  milliseconds: number,
  work: Promise<Result>,
  late: () => Error = () => new Error('It took too long'),
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), milliseconds)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
