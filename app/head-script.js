// Inline in the head. Within a visit the web fonts are in the browser's cache: they are used from the first paint on.
try {
  if (sessionStorage.dressed) {
    document.documentElement.dataset.dressed = ''
    for (const href of document.head.dataset.fonts.split(' '))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href }),
      )
  }
} catch {}
