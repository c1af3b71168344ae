/** The result of some work, or a rejection when it takes longer; the work itself is not stopped. */
export async function withDeadline<Result>(
  milliseconds: number,
  work: Promise<Result>,
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('It took too long')), milliseconds)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
