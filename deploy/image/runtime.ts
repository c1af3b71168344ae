import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ended, run } from '../try/command.ts'
import type { ImageConfig } from './build.ts'

type Image = { files: string; config: ImageConfig }

function userOf({ files, config }: Image): { uid: number; gid: number } {
  const users = readFileSync(join(files, 'etc/passwd'), 'utf8').split('\n')
  const [, , uid, gid] = users.find((line) => line.startsWith(`${config.User}:`))?.split(':') ?? []
  if (!uid || !gid) throw new Error(`The image has no user ${config.User}`)
  return { uid: Number(uid), gid: Number(gid) }
}

const nothing = { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] }
const hidden = ['nosuid', 'noexec', 'nodev']

/**
 * As in `deploy/compose`: read-only root, `/tmp` in memory, no capabilities, no privilege escalation. Shares the host's
 * network, so that it can be visited.
 */
const bundleOf = (image: Image, data: string, settings: Record<string, string>) => ({
  ociVersion: '1.0.2',
  hostname: 'college',
  root: { path: image.files, readonly: true },
  process: {
    terminal: false,
    user: userOf(image),
    args: image.config.Cmd,
    env: [
      ...image.config.Env,
      ...Object.entries(settings).map(([key, value]) => `${key}=${value}`),
    ],
    cwd: image.config.WorkingDir,
    noNewPrivileges: true,
    capabilities: nothing,
  },
  mounts: [
    { destination: '/proc', type: 'proc', source: 'proc', options: hidden },
    { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755'] },
    { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev'] },
    {
      destination: '/data',
      type: 'bind',
      source: data,
      options: ['rbind', 'rw', 'nosuid', 'nodev'],
    },
  ],
  linux: { namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })) },
})

// crun fails if both versions of control groups are mounted, so it sees version 2 alone.
const seesOneVersion = 'mount -t cgroup2 none /sys/fs/cgroup && exec crun "$@"'

export function createRuntime(work: string, image: Image) {
  const ofCrun = (...given: string[]) => [
    ...['--mount', 'sh', '-c', seesOneVersion, 'crun'],
    ...['--cgroup-manager=disabled', '--root', join(work, 'state'), ...given],
  ]
  const { uid, gid } = userOf(image)
  let count = 0
  return {
    makeVolume(name: string): string {
      const volume = join(work, name)
      mkdirSync(volume, { mode: 0o700 })
      chownSync(volume, uid, gid)
      return volume
    },
    start(volume: string, settings: Record<string, string>) {
      count += 1
      const name = `college-${process.pid}-${count}`
      const bundle = join(work, name)
      mkdirSync(bundle)
      writeFileSync(join(bundle, 'config.json'), JSON.stringify(bundleOf(image, volume, settings)))
      const child = spawn('unshare', ofCrun('run', '--bundle', bundle, name), {
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let log = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          log += chunk
        })
      const ended = once(child, 'close')
      return {
        log: () => log,
        hasEnded: () => child.exitCode !== null,
        inside: (command: readonly string[]): Promise<Ended> =>
          run('unshare', ofCrun('exec', '--user', `${uid}:${gid}`, name, ...command)),
        signal: (signal: 'TERM' | 'KILL') => run('unshare', ofCrun('kill', name, signal)),
        async end(): Promise<number> {
          await ended
          return child.exitCode ?? -1
        },
      }
    },
  }
}
export type Runtime = ReturnType<typeof createRuntime>
export type RunningImage = ReturnType<Runtime['start']>
