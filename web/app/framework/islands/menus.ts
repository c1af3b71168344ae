/**
 * On every page of the site: closes a `details[data-menu]` on Escape, on a click outside and when the focus leaves. With
 * `data-menu="hover"` it also opens on hover.
 */
;(() => {
  const closeDelayMilliseconds = 200
  const menus = 'details[data-menu][open]'
  const menuOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLDetailsElement>('details[data-menu]') : null
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(menus)

  const closeOthers = (target: EventTarget | null) => {
    for (const menu of openMenus())
      if (!(target instanceof Node && menu.contains(target))) menu.open = false
  }
  addEventListener('pointerdown', ({ target }) => closeOthers(target))
  addEventListener('focusout', ({ target, relatedTarget }) => {
    if (menuOf(target)?.open && relatedTarget) closeOthers(relatedTarget)
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(document.activeElement)
      menu.open = false
      if (hadFocus) menu.querySelector('summary')?.focus()
    }
  })

  let hovered: HTMLDetailsElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => {
    const left = hovered
    hovered = undefined
    timer = setTimeout(() => left?.removeAttribute('open'), closeDelayMilliseconds)
  }
  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return
    const menu = menuOf(target)
    const opened = menu?.dataset.menu === 'hover' ? menu : undefined
    if (opened === hovered) return
    if (hovered) leave()
    if (!opened) return
    clearTimeout(timer)
    hovered = opened
    closeOthers(opened)
    opened.open = true
  })
  document.documentElement.addEventListener('pointerleave', () => hovered && leave())
  // The click that follows hovering must not close the menu; Enter (`detail` 0) may.
  addEventListener('click', (event) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null
    const menu = menuOf(summary)
    if (menu && menu === hovered && menu.open && event.detail > 0) event.preventDefault()
  })
})()
