/**
 * Runs in the head of every finished page of the site, before anything is drawn: the splash is for the first page that a
 * browser session sees. Where nothing may be stored, each page counts as the first.
 */
;(() => {
  try {
    if (sessionStorage.getItem('welcomed')) document.documentElement.classList.add('welcomed')
    else sessionStorage.setItem('welcomed', 'yes')
  } catch {}
})()
