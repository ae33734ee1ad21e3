import { closingBrace } from './css-rules.ts'

const NARROW = /@media \(max-width: ?([\d.]+)rem\) ?\{/g
const WIDEST_REM = 28

/**
 * A `rem` in a media query is the browser's own text size, whatever size the page is given later. What narrow windows
 * need is therefore asked of the root as a container, too: there a `rem` is the size that the page has.
 */
export function askRootToo(css: string): string {
  let result = ''
  let end = 0
  for (const found of css.matchAll(NARROW)) {
    const [opening, width] = found
    if (Number(width) > WIDEST_REM || found.index < end) continue
    const open = found.index + opening.length - 1
    const close = closingBrace(css, open) + 1
    result += `${css.slice(end, close)}\n@container (max-width: ${width}rem) ${css.slice(open, close)}`
    end = close
  }
  return result + css.slice(end)
}
