import { expect, test } from 'vitest'
import { commandsAfter, inPlaceOf } from './document.ts'

const page = 'Text.\n\n## One\n\n```sh\nfirst\nsecond\n```\n\n## Two\n\n```sh\nthird\n```\n'

test('commands are read from the page, block by block', () => {
  expect(commandsAfter('## One', page)).toBe('first\nsecond\n')
  expect(commandsAfter('## Two', page)).toBe('third\n')
  expect(() => commandsAfter('## Three', page)).toThrow('no longer contains')
})

test('a replacement must replace something', () => {
  expect(inPlaceOf('git clone YOUR-REPOSITORY', 'YOUR-REPOSITORY', '$&')).toBe('git clone $&')
  expect(() => inPlaceOf('git clone', 'YOUR-REPOSITORY', 'x')).toThrow('is not part of')
})

test('the page has the commands that are followed', () => {
  const starts = ['**2. Programs.**', '**3. A', '**4. S', '**5. A', '**6. T', '**7. h', '**8. T']
  for (const start of [...starts, 'With nginx instead of Caddy', '## Upgrade', '**Restore.**'])
    expect(commandsAfter(start)).not.toBe('')
  expect(commandsAfter('## Upgrade')).toContain('deploy/upgrade.sh')
  expect(commandsAfter('**5. A release.**')).toContain('deploy/release.sh')
})
