// Inline in every page; no other script runs before load. Starts hydration at the first sign of the visitor (touch, key,
// pointer, scrolling, focus) or some seconds after load, and holds back clicks on buttons until they are hydrated.
;(() => {
  const page = document
  const script = page.currentScript
  const { dataset } = page.documentElement
  const all = (selector) => [...page.querySelectorAll(selector)]
  const linkAll = (list, more) =>
    list?.split(' ').map(
      (href) =>
        new Promise((onload) => {
          page.head.append(Object.assign(page.createElement('link'), { href, onload, onerror: onload, ...more }))
        }),
    )
  const wake = () => dispatchEvent(new Event('wake'))
  const afterPaint = (run) => requestAnimationFrame(() => setTimeout(run))
  const bringToTarget = () => page.querySelector(':target')?.scrollIntoView()
  // A part a task: asking for a place makes the browser lay out now. Until the visitor does something, there is time to
  // draw each part before the next one; then each has a frame, as the browser holds on to what is read once a frame.
  const inTurn = (parts, change = use, then) => {
    const part = parts.shift()
    if (!part) return then?.()
    change(part)
    if (started) afterPaint(() => inTurn(parts, change, then))
    else setTimeout(inTurn, 50, parts, change, then, part.offsetTop)
  }
  // A style sheet, or a part of the page with its fonts.
  const use = (part) => {
    part.media = part.dataset.dressed = ''
  }
  // What lies below the first screen is laid out after the whole style has come.
  const later = all(
    '[data-first] :is(.hero~[data-asleep]>section,.program~.program,footer,[data-below],[data-below]>*,.flip-card,.carousel-pair)',
  )
  for (const part of later) part.dataset.dressed = 0
  const layOutBelow = () => {
    delete dataset.first
    setTimeout(inTurn, 50, later)
  }
  // What is laid out in the frame of the jump itself moves the place: nothing is held on to yet.
  // biome-ignore lint/suspicious/noGlobalAssign: every character of this script is in every page
  onhashchange = () => later[0] && afterPaint(bringToTarget)
  // The style sheets and the web fonts come when the first paint is on the screen, some time after it was made, or at once
  // where nothing is painted. The sheets are used one by one, then the fonts part by part: each change of font lays out
  // every line again.
  const dress = async () => {
    webFonts()
    await Promise.all(linkAll(script.dataset.sheets, { rel: 'stylesheet', media: 'print' }) ?? [])
    const sheets = all('link[media]')
    // Browsers that take a picture of the whole page say that they resize it: it is whole at once.
    // biome-ignore lint/suspicious/noGlobalAssign: every character of this script is in every page
    onresize = () => {
      layOutBelow()
      ;[...sheets, ...later].forEach(use)
    }
    setTimeout(
      inTurn,
      80,
      [...sheets, ...(dataset.dressed ?? all(':is(header,main>:not([data-asleep]),section):not([data-dressed])'))],
      use,
      () => {
        dataset.dressed = ''
        try {
          sessionStorage.dressed = 1
        } catch {}
        layOutBelow()
        bringToTarget()
      },
    )
  }
  if (page.hidden) dress()
  else setTimeout(afterPaint, 60, dress)
  // On a very slow line nobody waits for the style of what lies below.
  setTimeout(layOutBelow, 4000)
  let held = []
  let started
  let alive
  const isEarly = (button) => !alive || button.closest('[data-asleep]')
  const release = () => {
    alive = true
    for (const button of held.splice(0)) {
      if (isEarly(button)) held.push(button)
      else {
        button.ariaBusy = null
        button.click()
      }
    }
    if (held.length) wake()
  }
  // Forms that need JavaScript show a notice; the browser submits the others itself.
  const giveUp = () => {
    dataset.script = 'missing'
    // biome-ignore lint/suspicious/noAssignInExpressions: every character of this script is in every page
    held = held.filter((button) => !button.form?.querySelector('.script-missing') || (button.ariaBusy = null))
    release()
  }
  const fetchAhead = () => linkAll(script.dataset.preload, { rel: 'modulepreload' })
  const start = () => {
    if (started) return
    started = true
    fetchAhead()
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
  // What the visitor did is seen before the scripts run.
  const startSoon = () => afterPaint(start)
  const hold = (event) => {
    if (!alive) self.followedEarly = event.target.closest('a') ?? self.followedEarly
    const button = event.target.closest('button')
    if (!button || !isEarly(button) || button.commandForElement) return
    event.preventDefault()
    event.stopPropagation()
    if (!held.includes(button)) held.push(button)
    button.ariaBusy = true
    startSoon()
    wake()
  }
  self.pageIsAlive = release
  addEventListener('click', hold, true)
  for (const type of 'pointerdown pointermove keydown scroll focusin'.split(' ')) {
    addEventListener(type, startSoon, { once: true, capture: true })
  }
  const prepare = () => {
    // Whoever captures the whole page has the pictures below, too.
    if (!navigator.connection?.saveData) inTurn([...page.images], (image) => (image.loading = 'eager'))
    ;(self.requestIdleCallback ?? setTimeout)(fetchAhead)
    // The desk wants its news at once.
    setTimeout(start, script.dataset.wait ?? 4000)
  }
  // A page that is rendered ahead, of which nobody knows whether it will be seen, runs nothing and counts nothing.
  if (page.prerendering) page.onprerenderingchange = prepare
  // biome-ignore lint/suspicious/noGlobalAssign: as above
  else onload = prepare
})()
