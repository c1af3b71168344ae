import { constants, setPriority } from 'node:os'
import { limitProcessorTime } from '../../platform/runtime/limit-processor-time.ts'
import { readWorkbook } from './read-workbook.ts'

// Visitors' pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
limitProcessorTime(20)

process.on('disconnect', () => process.exit())
process.on('message', async (bytes: Uint8Array) => {
  process.send?.(await readWorkbook(bytes).catch(() => null), () => process.exit())
})
