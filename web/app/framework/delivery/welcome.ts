/** Inlined in the head: shows the splash on the first page of a session. If storage is blocked, that is every page. */
;(() => {
  try {
    if (sessionStorage.getItem('welcomed')) document.documentElement.classList.add('welcomed')
    else sessionStorage.setItem('welcomed', 'yes')
  } catch {}
})()
