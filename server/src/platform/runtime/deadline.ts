/** Does not stop the work itself. */
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
