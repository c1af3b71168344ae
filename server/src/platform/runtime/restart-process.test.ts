import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testFolder } from '../../../test/test-database.ts'

const run = promisify(execFile)
const file = join(import.meta.dirname, 'restart-process.ts')

test.skipIf(process.platform === 'win32')(
  'a process restarts once its resources are closed: same id, same arguments',
  async () => {
    const folder = await testFolder()
    const program = join(folder, 'program.mjs')
    await writeFile(
      program,
      `import { existsSync, writeFileSync } from 'node:fs'
      import { restartProcess } from ${JSON.stringify(file)}
      const closed = ${JSON.stringify(join(folder, 'closed'))}
      if (!existsSync(closed)) {
        await restartProcess(async () => writeFileSync(closed, ''))
        console.log('not replaced')
      }
      console.log(JSON.stringify({ pid: process.pid, given: [...process.execArgv, ...process.argv.slice(2)] }))`,
    )

    const started = run(process.execPath, ['--max-semi-space-size=1', program, 'a b'])
    const { stdout } = await started

    expect(JSON.parse(stdout)).toEqual({
      pid: started.child.pid,
      given: ['--max-semi-space-size=1', 'a b'],
    })
  },
)
