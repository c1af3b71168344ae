import { spawn } from 'node:child_process'

/**
 * `Type=notify`: `systemctl start` returns once requests are answered. Node lacks Unix datagram sockets, so this runs
 * `systemd-notify`.
 */
export function notifySystemd(
  variables: NodeJS.ProcessEnv,
  onFailure: (error: Error) => void,
): void {
  if (!variables.NOTIFY_SOCKET) return
  spawn('systemd-notify', ['--ready'], { stdio: 'ignore' }).once('error', onFailure)
}
