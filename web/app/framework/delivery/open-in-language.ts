/**
 * Inlined in the panel's pages in English: opens them in the language that was chosen in this browser, so that bookmarks and links in
 * emails lead to it. The history's state, which names the view, is kept. The check-in page is left out: while the phone is
 * offline, it may be stored in one language only.
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
