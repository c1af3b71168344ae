import process from 'node:process'

// JavaScript, and nothing imported before: a Node that cannot read the server says so in one line.
const leastNode = 24
if (Number.parseInt(process.versions.node, 10) < leastNode) {
  process.stderr.write(
    `Node ${leastNode} or newer is needed, and ${process.execPath} is ${process.versions.node}\n`,
  )
  process.exit(1)
}
await import('./frugal-malloc.js')
await import('./keep-compiled.js')
await import('./src/main.ts')
