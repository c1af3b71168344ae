const sources = import.meta.glob<string>('../app/**/*.{ts,tsx}', {
  eager: true,
  import: 'default',
  query: '?raw',
})

const root = '../app/'
const imported = /(?:import|export)\s+(?!type )[^'"]*?from '([^']+)'|import\('([^']+)'\)/g

function fileOf(from: string, specifier: string): string | undefined {
  const place = specifier.startsWith('#app/')
    ? specifier.replace('#app/', root)
    : specifier.startsWith('.')
      ? `..${new URL(specifier, `http://x/${from.replace('../', '')}`).pathname}`
      : undefined
  return place && ['', '.ts', '.tsx'].map((end) => place + end).find((path) => path in sources)
}

/** The sources that some files of `web/app` are made of, by their paths in it, without `leftOut` and what only that imports. */
export function filesOfApp(isStart: RegExp, leftOut: RegExp): [path: string, source: string][] {
  const isShown = (path: string) => !path.includes('.test.') && !leftOut.test(path)
  const waiting = Object.keys(sources).filter((path) => isStart.test(path) && isShown(path))
  const seen = new Set<string>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || !isShown(path)) continue
    seen.add(path)
    for (const [, one, other] of sources[path]?.matchAll(imported) ?? [])
      waiting.push(...[fileOf(path, one ?? other ?? '')].filter((file) => file !== undefined))
  }
  return [...seen].map((path) => [path.replace(root, ''), sources[path] ?? ''])
}
