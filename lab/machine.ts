import { availableParallelism, cpus } from 'node:os'

/** Stored with the figures. */
export const machine = {
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
}
