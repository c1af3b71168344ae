import type { Container } from './container.ts'
import { commandsAfter, inPlaceOf } from './document.ts'

export async function putNginxInPlace(container: Container): Promise<void> {
  const commands = commandsAfter('With nginx instead of Caddy').split('\n')
  const [programs = '', , ...rest] = commands
  await container.must(inPlaceOf(programs, ' certbot', ' openssl'))
  // Instead of certbot, which needs the internet.
  await container.must(
    `mkdir -p /etc/letsencrypt/live/college.example && cd /etc/letsencrypt/live/college.example
     openssl req -x509 -newkey rsa:2048 -nodes -days 9 -subj /CN=college.example -keyout privkey.pem -out fullchain.pem`,
  )
  const configure = inPlaceOf(rest.join('\n'), 'YOUR.NAME', 'college.example')
  await container.must(`cd /opt/college/source\n${configure}`)
  await untilAnswered(container)
}

/** A proxy's reload or restart returns before it is done. */
export const untilAnswered = (container: Container) =>
  container.must(
    'curl -fsSk -o /dev/null --retry 30 --retry-all-errors --retry-delay 1 https://college.example/',
  )
