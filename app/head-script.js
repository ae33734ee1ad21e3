// Inline in the head, after the style.
{
  const { dataset } = document.documentElement
  // What lies below the first screen is laid out after the first paint, except on reload, back/forward and with a hash.
  if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') dataset.first = ''
  // Asks for them; the early script does, too.
  self.webFonts = () => Promise.allSettled([...document.fonts].slice(0, 2).map((face) => face.load()))
  // Within a visit the web fonts are in the browser's cache: they are used from the first paint on.
  try {
    if (sessionStorage.dressed) {
      dataset.dressed = ''
      webFonts()
    }
  } catch {}
}
