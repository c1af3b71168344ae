/**
 * Inlined right after the alerts of a page, so that dismissed ones never flash. `lib/dismissed-alerts.ts` stores them.
 */
;(() => {
  try {
    const dismissed = (localStorage.getItem('dismissed-alerts') ?? '').split(' ')
    for (const alert of document.querySelectorAll<HTMLElement>('[data-alert]'))
      alert.hidden = dismissed.includes(alert.dataset.alert ?? '')
  } catch {}
})()
