import { college } from 'college/facts'
import * as contract from 'contract/content/package'
import { localDay } from 'contract/platform/zoned-time'
import type { Stores } from '../../content/library/store-file.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'

const packages = () => import('./import-package.ts')

const file = {
  bytes: contract.packageBytes,
  tooLarge: contract.packageTooLarge,
  isOnDisk: true,
} as const

export function packageRoutes(mount: Mount, deps: PlatformDeps & Stores) {
  mount(
    contract.checkPackage,
    async ({ body }) => (await packages()).checkPackageFile(deps, body.file),
    { file },
  )
  mount(
    contract.importPackage,
    async ({ body }, actor, reply) => {
      const { importPackageFile } = await packages()
      const { isImported, report } = await importPackageFile(deps, body.file, actor)
      return isImported ? report : reply.code(400).send(report)
    },
    { file },
  )
  mount(contract.exportPackage, async ({ query }, actor, reply) => {
    const { packageFileOf } = await packages()
    const archive = await packageFileOf(deps, query.type, {
      confirm: async (trx) => {
        const admin = await actor.confirm(trx)
        await actor.useStepUp(trx)
        return admin
      },
    })
    const today = localDay(deps.now().toISOString(), college.timeZone)
    return reply
      .headers({
        'content-type': 'application/x-tar',
        'content-disposition': `attachment; filename="website-${today}.tar"`,
        'cache-control': 'no-store',
      })
      .send(archive)
  })
}
