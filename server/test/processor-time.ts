/** Milliseconds of the processor that this process spends on `work`: a busy machine makes it late, but not dearer. */
export async function processorMilliseconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
