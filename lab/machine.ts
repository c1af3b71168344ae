import { availableParallelism, cpus } from 'node:os'

/** Where figures were measured, to be kept with them. */
export const machine = {
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
}
