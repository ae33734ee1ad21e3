/** Remembers the element at the top of the window; the returned function scrolls back to it after a new layout. */
export function keepScrollPosition(): () => void {
  const anchor = document.elementFromPoint(innerWidth / 2, Math.min(innerHeight / 3, 240))?.closest('section, footer')
  if (!anchor || scrollY < 10) return () => {}
  const { top, height } = anchor.getBoundingClientRect()
  const share = height > 0 ? -top / height : 0
  return () => {
    const now = anchor.getBoundingClientRect()
    scrollBy({ top: now.top + share * now.height, behavior: 'instant' })
  }
}
