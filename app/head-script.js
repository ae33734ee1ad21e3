// Inline in the head. What lies below the first screen is laid out after the first paint, except on reload, back/forward
// and with a hash.
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate')
  document.documentElement.dataset.later = ''
// Within a visit the web fonts are in the browser's cache: they are used from the first paint on.
try {
  if (sessionStorage.dressed) {
    document.documentElement.dataset.dressed = ''
    for (const href of document.head.dataset.fonts.split(' '))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href }),
      )
  }
} catch {}
