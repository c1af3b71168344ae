/** Milliseconds of processor time: busy machines don't affect it. */
export async function processorMilliseconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
