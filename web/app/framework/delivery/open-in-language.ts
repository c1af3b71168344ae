/**
 * Inlined in the panel's pages in English: opens them in the language that was chosen in this browser, so that bookmarks and links in
 * emails lead to it. The state of the history, which names the view, stays. Not the check-in page, which may be stored in one
 * language only while the phone is offline.
 */
;(() => {
  try {
    const language = localStorage.getItem('panel-language')
    const { pathname, search, hash } = location
    const isOffered = document.currentScript?.dataset.offered?.split(' ').includes(language ?? '')
    if (!isOffered || !/^\/admin/i.test(pathname)) return
    history.replaceState(history.state, '', `/${language}${pathname}${search}${hash}`)
    location.reload()
  } catch {}
})()
