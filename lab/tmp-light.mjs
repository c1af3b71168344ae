import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const times = []
for (let i = 0; i < 5; i++) {
  const c = await b.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })
  const p = await c.newPage(); const s = await c.newCDPSession(p)
  await s.send('Network.enable')
  await s.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 204800, uploadThroughput: 93750 })
  await s.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await p.goto('http://localhost:4790/course/b.a.l.l.b.', { waitUntil: 'load' }); await p.waitForTimeout(4000)
  await p.evaluate(() => { document.querySelector('[data-enlarge]').scrollIntoView({ block: 'center' }) })
  await p.waitForTimeout(5000)
  const t = await p.evaluate(() => new Promise((resolve) => {
    const at = performance.now(); const target = document.querySelector('[data-enlarge]')
    const marks = {}
    const look = () => { 
      if (!marks.hydrated && target.closest('x-island').hasAttribute('hydrated')) marks.hydrated = Math.round(performance.now() - at)
      if (document.querySelector('[role=dialog]')?.checkVisibility()) resolve({ ...marks, open: Math.round(performance.now() - at), fetched: performance.getEntriesByType('resource').filter(r => r.startTime > at).map(r => r.name.split('/').pop() + ' ' + Math.round(r.duration)).join() }); else if (performance.now() - at > 15000) resolve('never'); else requestAnimationFrame(look) }
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })); target.click(); look() }))
  times.push(t); await c.close()
}
console.log(times)
await b.close()
