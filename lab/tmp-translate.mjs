import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const translateAgain = () => {
  const wrap = (text) => {
    if (!(text instanceof Text) || !text.data.trim() || !text.parentElement || text.parentElement.closest('font,script,style,textarea,option,noscript')) return
    const outer = document.createElement('font'); const inner = outer.appendChild(document.createElement('font')); inner.textContent = `~${text.data}`; text.replaceWith(outer)
  }
  const all = (root) => { if (root instanceof Text) return wrap(root); const w = document.createTreeWalker(root, NodeFilter.SHOW_TEXT); const t = []; while (w.nextNode()) t.push(w.currentNode); t.forEach(wrap) }
  all(document.body)
  new MutationObserver((rs) => { for (const r of rs) { for (const n of r.addedNodes) if (n.nodeName !== 'FONT') all(n); if (r.type === 'characterData') wrap(r.target) } }).observe(document.body, { childList: true, subtree: true, characterData: true })
}
for (const path of ['/contact', '/login', '/signup', '/forgot-password']) {
  const p = await b.newPage(); const heard = []
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && heard.push(m.text().slice(0, 160))); p.on('pageerror', (e) => heard.push('PAGE ' + e.message.slice(0, 160)))
  await p.goto('http://localhost:4790' + path); await p.evaluate(translateAgain)
  const field = p.locator('main form input:not([type=hidden]):not([tabindex="-1"])').first()
  await field.fill('asha@mail.example')
  await p.waitForSelector('main x-island[hydrated]', { state: 'attached' })
  await p.locator('main form').first().locator('button[type=submit]').click()
  await p.waitForTimeout(2500)
  console.log(path, 'value', await field.inputValue(), 'invalid', await p.locator('[aria-invalid=true]').count(), 'fonts', await p.locator('main font').count(), heard)
  await p.close()
}
await b.close()
