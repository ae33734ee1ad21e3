import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../project-root.ts'
import { WOVEN, wovenPicture } from './woven-picture.ts'

/** Draws app/art/woven/ anew, after a change of the drawings: node scripts/building/draw-woven-pictures.ts */
const art = join(PROJECT_ROOT, 'app/art')
for (const [name, cell] of Object.entries(WOVEN)) {
  const svg = readFileSync(join(art, `${name}.svg`), 'utf8')
  writeFileSync(join(art, 'woven', `${name}.png`), wovenPicture(svg, cell))
}
