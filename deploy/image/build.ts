import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { must } from '../try/command.ts'

const base = 'docker.io/library/node:24-trixie-slim'
/** npm may go through a proxy with its own authority. */
const authorities = '/etc/ssl/certs/ca-certificates.crt'
const project = join(import.meta.dirname, '../..')

export type ImageConfig = {
  User: string
  Env: string[]
  Cmd: string[]
  WorkingDir: string
  Healthcheck: { Test: string[] }
}

const createBuildah = (work: string) => {
  const places = ['--root', join(work, 'images'), '--runroot', join(work, 'running')]
  return async (...given: string[]) =>
    (await must('buildah', ['--storage-driver', 'vfs', ...places, ...given])).trim()
}
type Buildah = ReturnType<typeof createBuildah>

/** Replaces the Node image if Docker Hub is unreachable: Debian with this machine's Node and npm. */
async function makeBase(buildah: Buildah, debian: string): Promise<void> {
  const name = await buildah('from', 'scratch')
  await buildah('copy', '--quiet', name, debian, '/')
  await buildah('copy', '--quiet', name, realpathSync(process.execPath), '/usr/local/bin/node')
  const npm = (await must('sh', ['-c', 'readlink -f "$(command -v npm)"'])).trim()
  await buildah('copy', '--quiet', name, dirname(dirname(npm)), '/usr/local/lib/node_modules/npm')
  if (existsSync(authorities)) await buildah('copy', '--quiet', name, authorities, authorities)
  const commands = [
    'ln -sf ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
    'groupadd --gid 1000 node',
    'useradd --uid 1000 --gid node --create-home node',
    `npm config set --location=global cafile ${authorities}`,
  ]
  await buildah('run', '--isolation', 'chroot', name, '--', 'sh', '-ec', commands.join('\n'))
  await buildah('commit', '--quiet', '--rm', name, base)
}

/**
 * Builds from what is committed. Returns the image's files as a folder, and its configuration; rejects with buildah's output.
 */
export async function buildImage(work: string, debian: string) {
  const buildah = createBuildah(work)
  await makeBase(buildah, debian)
  const source = join(work, 'source')
  mkdirSync(source)
  await must('sh', ['-c', `git -C "${project}" archive HEAD | tar -x -C "${source}"`])
  const how = ['--isolation', 'chroot', '--pull-never', '--format', 'docker']
  const file = join(source, 'deploy/Containerfile')
  await buildah('bud', ...how, '--file', file, '--tag', 'college', source)
  const name = await buildah('from', '--pull-never', 'college')
  const { Docker } = JSON.parse(await buildah('inspect', name))
  const config: ImageConfig = Docker.config
  return { files: await buildah('mount', name), config }
}
