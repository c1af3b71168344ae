import { spawn } from 'node:child_process'

/**
 * Tells systemd, which waits for it (`Type=notify`), that the start is over: `systemctl start` returns when visitors are
 * answered. Node has no sockets of the kind that systemd listens on, and systemd brings a program that has.
 */
export function tellSystemd(variables: NodeJS.ProcessEnv, onFailure: (error: Error) => void): void {
  if (!variables.NOTIFY_SOCKET) return
  spawn('systemd-notify', ['--ready'], { stdio: 'ignore' }).once('error', onFailure)
}
