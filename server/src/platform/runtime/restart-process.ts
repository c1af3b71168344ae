/** Lets the process start again, under the same id. Does nothing on Windows, or where a parent would lose its channel. */
export async function restartProcess(close: () => Promise<void>): Promise<void> {
  if (!process.execve || process.channel) return
  await close()
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, args, process.env)
}
