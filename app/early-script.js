// Inline in every page; no other script runs before load. Starts hydration when the browser is idle or at the first
// touch, key or pointer event, and holds back clicks on buttons until they are hydrated.
;(() => {
  const script = document.currentScript
  const { dataset } = document.documentElement
  const linkAll = (list, more) => {
    for (const href of list?.split(' ') ?? [])
      document.head.append(Object.assign(document.createElement('link'), { href, ...more }))
  }
  // Layout below the fold comes after the whole style sheet, a part at a time, except on reload, back/forward and with a
  // hash.
  const later =
    !location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate'
      ? [...document.querySelectorAll('section ~ [data-asleep] > section, [data-asleep] > section ~ section')]
      : []
  for (const part of later) part.dataset.later = ''
  const layOut = () => {
    later.shift()?.removeAttribute('data-later')
    // Asking for a place makes the browser lay out now, in this task.
    if (later[0]?.getClientRects()) setTimeout(layOut)
  }
  const afterPaint = (run) => requestAnimationFrame(() => setTimeout(run))
  const onload = () => {
    document.querySelector(':target')?.scrollIntoView()
    afterPaint(layOut)
  }
  // The web fonts and the whole style sheet come after the first paint, or at once where nothing is painted yet.
  const dress = () => {
    if (dataset.dressed === undefined)
      linkAll(document.head.dataset.fonts, { rel: 'preload', as: 'font', crossOrigin: '' })
    dataset.dressed = ''
    try {
      sessionStorage.dressed = 1
    } catch {}
    linkAll(script.dataset.sheets, { rel: 'stylesheet', onload, onerror: onload })
  }
  if (document.hidden) dress()
  else afterPaint(dress)
  if (!script.dataset.sheets) addEventListener('load', onload)
  let held = []
  let started = false
  let alive = false
  const isEarly = (button) => !alive || button.closest('[data-asleep]')
  const release = () => {
    alive = true
    const ready = held.filter((button) => !isEarly(button))
    held = held.filter(isEarly)
    for (const button of ready) {
      button.ariaBusy = null
      if (button.isConnected) button.click()
    }
    if (held.length) dispatchEvent(new Event('wake'))
  }
  // Forms that need JavaScript show a notice; the browser submits the others itself.
  const giveUp = () => {
    dataset.script = 'missing'
    held = held.filter(
      (button) => !button.form?.querySelector('.script-missing') || button.removeAttribute('aria-busy'),
    )
    release()
  }
  const start = () => {
    if (started) return
    started = true
    linkAll(script.dataset.preload, { rel: 'modulepreload' })
    import(script.dataset.preload.split(' ')[0]).catch(() => {
      try {
        if (!navigator.onLine || Date.now() - sessionStorage.reloaded < 60000) return giveUp()
        sessionStorage.reloaded = Date.now()
        location.reload()
      } catch {
        giveUp()
      }
    })
  }
  const hold = (event) => {
    if (!alive) window.followedEarly = event.target.closest('a') ?? window.followedEarly
    const button = event.target.closest('button')
    if (!button || !isEarly(button) || (button.hasAttribute('commandfor') && 'command' in button)) return
    event.preventDefault()
    event.stopPropagation()
    if (!held.includes(button)) held.push(button)
    button.ariaBusy = 'true'
    start()
    dispatchEvent(new Event('wake'))
  }
  window.pageIsAlive = release
  document.addEventListener('click', hold, true)
  for (const type of 'pointerdown pointermove keydown wheel'.split(' ')) {
    addEventListener(type, start, { once: true, passive: true, capture: true })
  }
  const startWhenIdle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 })
  // A page that is rendered ahead, of which nobody knows whether it will be seen, runs nothing and counts nothing.
  if (document.prerendering) document.addEventListener('prerenderingchange', startWhenIdle)
  else addEventListener('load', startWhenIdle)
})()
