/** By address: when each style sheet is there. One that failed may be asked for again. */
const sheets = {}

const styleSheet = (path) => {
  const href = `/${path}`
  sheets[href] ??= document.querySelector(`link[href="${href}"]`) ? Promise.resolve() : fetchSheet(href)
  return sheets[href]
}

const fetchSheet = (href) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    const onerror = (event) => {
      link.remove()
      delete sheets[href]
      reject(event)
    }
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror }))
  })

/**
 * Stands in for Vite's helper around each import(), which is three times as long: documents name their own scripts, so
 * that only the style sheets of a part are left to fetch before it.
 */
export const __vitePreload = (load, paths) =>
  Promise.all(paths.map(styleSheet))
    .then(load)
    .catch((error) => {
      dispatchEvent(new Event('vite:preloadError'))
      throw error
    })
