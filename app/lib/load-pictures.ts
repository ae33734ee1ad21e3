import { whenIdle } from './when-idle.ts'

/** Long after what visitors see first. */
const SETTLED_AFTER_MS = 3000

/** Pictures below the fold, when the page has settled: whoever captures the whole page gets them too. */
export function loadPictures(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const load = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager'
  }
  setTimeout(() => whenIdle(load), SETTLED_AFTER_MS)
}
