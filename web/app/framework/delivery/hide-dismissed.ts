/**
 * Runs right behind the alerts of a finished page, and in no page without: hides those that were dismissed in this browser,
 * before anything is seen. `lib/dismissed-alerts.ts` stores that.
 */
;(() => {
  try {
    const dismissed = (localStorage.getItem('dismissed-alerts') ?? '').split(' ')
    for (const alert of document.querySelectorAll<HTMLElement>('[data-alert]'))
      alert.hidden = dismissed.includes(alert.dataset.alert ?? '')
  } catch {}
})()
