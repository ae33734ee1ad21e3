import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CssRule, formatCss, parseCss } from './css-rules.ts'

const COMPONENTS = '@layer components'
const LICENCE = /^\/\*!.*?\*\//s

/** Makes the site's style sheet two: a phone that takes up all of it at once is busy for too long. */
export function splitStyleSheet(client: string): void {
  const path = join(client, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const entry = manifest['app/entry-browser.tsx']
  entry.css = entry.css.flatMap((file: string) => {
    const parts = splitByLayer(readFileSync(join(client, file), 'utf8'))
    rmSync(join(client, file))
    return parts.map((part) => {
      const name = `assets/${createHash('sha256').update(part).digest('base64url').slice(0, 6)}.css`
      writeFileSync(join(client, name), part)
      return name
    })
  })
  writeFileSync(path, JSON.stringify(manifest))
}

/** What the components look like, apart from the rest. Layers have an order of their own, whichever part comes first. */
export function splitByLayer(css: string): [rest: string, components: string] {
  const rules = parseCss(css)
  const isComponents = (rule: CssRule) => rule.kind === 'group' && rule.prelude === COMPONENTS
  const rest = rules.map((rule): CssRule => (isComponents(rule) ? { kind: 'statement', prelude: COMPONENTS } : rule))
  const [licence = ''] = css.match(LICENCE) ?? []
  return [licence + formatCss(rest), formatCss(rules.filter(isComponents))]
}
