import type { Container } from './container.ts'
import { commandsAfter, inPlaceOf } from './document.ts'
import type { Findings } from './problems.ts'
import { createSite } from './site.ts'

const part = 'backup'

export async function backUpAndRestore(container: Container, { note }: Findings): Promise<void> {
  const site = createSite(container)
  const before = await site.messages()
  const { code, text } = await container.inside(
    'systemctl start college-backup || journalctl -u college-backup -n 20 -o cat',
  )
  const files = await container.must('ls -t /var/backups/college')
  const newest = files.split('\n')[0] ?? ''
  note(
    part,
    'the unit makes and verifies one',
    code === 0 && newest.endsWith('.backup'),
    text || newest,
  )

  await site.writeMessage()
  const commands = commandsAfter('**Restore.**')
  const restored = await container.inside(inPlaceOf(commands, 'college-….backup', newest))
  const after = await site.messages()
  note(
    part,
    'restored: what was there then, and nothing newer',
    restored.code === 0 && after === before && restored.text.includes('Restored'),
    restored.code === 0 ? `${after} of ${before + 1} messages` : restored.text,
  )
}
