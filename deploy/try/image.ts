import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { must } from './command.ts'
import { say } from './problems.ts'

/** Minimal, but less than the cheapest rented machine has. */
const packages = 'systemd,systemd-sysv,dbus,ca-certificates,iproute2,procps'

export async function ensureDebian(suite: string, folder: string): Promise<string> {
  const path = join(folder, suite)
  if (existsSync(path)) return path
  say(`Fetching an empty Debian (${suite}), some 100 MB …`)
  mkdirSync(folder, { recursive: true })
  const partial = `${path}.partial`
  rmSync(partial, { recursive: true, force: true })
  await must('debootstrap', ['--variant=minbase', `--include=${packages}`, suite, partial])
  renameSync(partial, path)
  return path
}
