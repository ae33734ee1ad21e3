import { type CssRule, formatCss, parseCss, splitTopLevel } from './css-rules.ts'

/** States that nobody can be in before the whole sheet has come, parts of fields, and shadow trees, of which there is none. */
const LATER =
  /:(hover|active|focus|focus-visible|focus-within|disabled|user-invalid|modal|popover-open|host)\b|:-moz|::(?!before|after)/
/** Of those, and what shows only with very large text. */
const LATER_GROUPS =
  /^@(starting-style|supports \(overflow-wrap|media (print|\((forced-colors|hover|scripting|prefers-|max-width:15rem)))/
/**
 * Of no effect before the whole sheet has come, or a second way to say the same to old browsers. Nothing that text is
 * laid out by (`tab-size`, `text-rendering`), or the whole sheet would lay out every line again.
 */
const LATER_DECLARATIONS = new RegExp(
  `^(${[
    'transition',
    'transform-origin',
    'cursor',
    'color-scheme',
    'content-visibility',
    'contain-intrinsic-',
    'scroll-',
    '-webkit-(?!font|line|text-stroke|text-size)',
    '-moz-',
    '[a-z-]+:-moz-',
    'font-(feature|variation)-settings',
    'animation:none',
    // Of the root: the body has a font of its own.
    'font-family:var\\(--default-font-family',
  ].join('|')})`,
)
/** Browsers that cannot mix colours leave out such a declaration without being asked. */
const MIXED_COLOURS = /^@supports \(color:color-mix\(/
/** Conditions that say nothing about which elements must be there. */
const CONDITIONS = /:(not|has|lang|nth-[a-z-]+)\((?:[^()]|\([^()]*\))*\)|::?[a-z-]+(\([^)]*\))?/g
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g
const INSIDE = /:has\(((?:[^()]|\([^()]*\))*)\)/g
const CHOICE = /:(?:where|is)\(((?:[^()]|\([^()]*\))*)\)/

/** Parts below the first screen, and the room that they take on an average: no scrollbar jumps when each gets its own. */
const PARTS_BELOW = [
  { page: '.hero', part: '.hero~[data-asleep]>section', room: 'max(46rem,79rem - 36vw)' },
  { page: '.program', part: '.program~.program', room: 'max(142rem,262rem - 174vw)' },
  { page: '.program', part: '.program>.program-body', room: 'max(130rem,251rem - 179vw)' },
]

/**
 * What lies below, and dialogs, whose style is not here, so that nothing jumps where a tall window shows it, or under the
 * finger of somebody who opens the menu at once. Not for good. What hides children has a class before `~`: with a mere
 * element there, whatever comes into the page styles all of it anew.
 */
function hiddenUntilStyled(names: Names): string {
  const below = PARTS_BELOW.filter(({ page }) => names.has(page))
  const parts = [...below.map(({ part }) => part), 'footer', '[data-below]']
  return [
    '@layer base{@keyframes later{0%{visibility:hidden}}',
    `${names.has('.program') ? '[data-below],' : ''}section~section,section~[data-asleep],dialog{animation:4s step-end later}`,
    '@supports(overflow-anchor:auto){',
    `[data-first] :is(${parts.join()}){min-height:56rem;>*{display:none!important}}`,
    ...below.map(({ part, room }) => `[data-first] ${part}{min-height:${room}}`),
    '}}',
  ].join('')
}

/** The first paint is in fonts that are there already; the early script asks for the others after it. */
const FONTS_LATER =
  '@media(scripting:enabled){:root:not([data-dressed]){--font-sans:"Sans Stand-in",system-ui,sans-serif;--font-voice:"Voice Stand-in",serif}}'

interface Names {
  has(selector: string): boolean
}

/** The rules of a style sheet that the given markup can match: what a page needs for its first screen. */
export function firstStyle(css: string, markup: string): string {
  const names = namesIn(markup)
  const matching = keepRules(parseCss(css), names)
  return tighten(dropUnusedFallbacks(formatCss(dropUnused(matching)))) + FONTS_LATER + hiddenUntilStyled(names)
}

/** The build leaves spaces in the values of variables. */
const tighten = (css: string): string => css.replace(/("[^"]*")|, /g, (_, text) => text ?? ',')

const dropUnusedFallbacks = (css: string): string =>
  css.replace(/var\((--[\w-]+),[^()]*\)/g, (whole, name) => (css.includes(`${name}:`) ? `var(${name})` : whole))

/**
 * What stands in the first screen at the most: no dialogs, nothing empty, not what is marked as below or follows the
 * first section, not the footer.
 */
export function firstScreen(body: string): string {
  const markup = body.replace(/<dialog.*?<\/dialog>|<footer.*?<\/footer>|<div[^>]*><\/div>/gs, '')
  const below = markup.search(/<\w+[^>]* data-below/)
  const second = below < 0 ? markup.indexOf('<section', markup.indexOf('<section') + 1) : below
  const mainEnd = markup.indexOf('</main>')
  return second < 0 || mainEnd < second ? markup : markup.slice(0, second) + markup.slice(mainEnd)
}

function namesIn(markup: string): Names {
  const found = new Set(['html', 'body', '*'])
  for (const [, tag] of markup.matchAll(/<([a-z][a-z0-9]*)/g)) found.add(tag as string)
  for (const [, list] of markup.matchAll(/ class="([^"]*)"/g))
    for (const name of (list as string).split(/\s+/)) found.add(`.${name}`)
  for (const [, id] of markup.matchAll(/ id="([^"]*)"/g)) found.add(`#${id}`)
  for (const [, name, value] of markup.matchAll(/ ([a-z-]+)="([^"]*)"/g)) found.add(`[${name}`).add(`[${name}=${value}`)
  return found
}

function keepRules(rules: readonly CssRule[], names: Names): CssRule[] {
  return rules.flatMap((rule): CssRule[] => {
    if (rule.kind === 'statement') return [rule]
    if (rule.kind === 'declarations') return keepMatching(rule, names)
    const kept = LATER_GROUPS.test(rule.prelude) ? [] : keepRules(rule.rules, names)
    if (MIXED_COLOURS.test(rule.prelude)) return kept
    return kept.length > 0 ? [{ ...rule, rules: kept }] : []
  })
}

function keepMatching(rule: CssRule & { kind: 'declarations' }, names: Names): CssRule[] {
  if (rule.prelude.startsWith('@')) return [rule]
  const selectors = splitTopLevel(rule.prelude, ',').filter((selector) => canMatch(selector, names))
  return selectors.length > 0 ? [{ ...rule, prelude: selectors.join(',') }] : []
}

/** Whether every element name, class, id and attribute that the selector asks for is in the markup. */
function canMatch(selector: string, names: Names): boolean {
  const choice = selector.match(CHOICE)
  if (choice) {
    const [whole, alternatives = ''] = choice
    return splitTopLevel(alternatives, ',').some((one) =>
      canMatch(
        selector.replace(whole, () => one),
        names,
      ),
    )
  }
  const positive = selector.replace(NEGATION, '')
  if (LATER.test(positive)) return false
  if ([...positive.matchAll(INSIDE)].some(([, inside = '']) => !canMatch(inside, names))) return false
  const asked = selector.replace(CONDITIONS, '').match(/\[[^\]]+|[.#]?(?:[\w-]|\\.)+/g) ?? []
  return asked.every((name) => names.has(name.replaceAll(/[\\"]/g, '')))
}

/** Leaves out key frames, registered properties and values of variables that nothing uses. */
function dropUnused(rules: readonly CssRule[]): CssRule[] {
  let kept = [...rules]
  for (;;) {
    const text = formatCss(kept)
    const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string))
    const next = dropUnusedOnce(kept, text, used)
    if (formatCss(next).length === text.length) return next
    kept = next
  }
}

function dropUnusedOnce(rules: readonly CssRule[], text: string, used: Set<string>): CssRule[] {
  return rules.flatMap((rule): CssRule[] => {
    if (rule.kind === 'statement') return [rule]
    if (rule.kind === 'group') {
      const kept = dropUnusedOnce(rule.rules, text, used)
      return kept.length > 0 ? [{ ...rule, rules: kept }] : []
    }
    if (!isUsed(rule.prelude, text, used)) return []
    const body = splitTopLevel(rule.body, ';').filter(
      (declaration) => !setsUnused(declaration, used) && !LATER_DECLARATIONS.test(declaration),
    )
    return body.length > 0 ? [{ ...rule, body: body.join(';') }] : []
  })
}

function isUsed(prelude: string, text: string, used: Set<string>): boolean {
  const [, atRule, name = ''] = prelude.match(/^@(property|keyframes) (\S+)/) ?? []
  if (atRule === 'property') return used.has(name)
  return atRule !== 'keyframes' || new RegExp(`animation[^;}]*\\b${name}\\b`).test(text)
}

const setsUnused = (declaration: string, used: Set<string>): boolean =>
  declaration.startsWith('--') && !used.has(declaration.split(':')[0] as string)
