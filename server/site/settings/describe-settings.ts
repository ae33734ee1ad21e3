import type { AnyGroup, Variable } from './group.ts'

const WIDTH = 120
const HEAD = `Everything is optional: with none of these set the site runs on its embedded parts. Copy what you change into a
  file .env beside this one, or set it in the environment, which wins.`

/** The text of .env.example. */
export const describeSettings = (groups: readonly Pick<AnyGroup, 'title' | 'variables'>[]): string =>
  `${[comment(HEAD), ...groups.map(describeGroup)].join('\n\n')}\n`

const describeGroup = ({ title, variables }: Pick<AnyGroup, 'title' | 'variables'>): string =>
  [`# ---- ${title} ----`, ...Object.entries(variables).map(describeVariable)].join('\n')

const describeVariable = ([name, { about, example = '' }]: [string, Variable]): string =>
  `${about ? `\n${comment(about)}\n` : ''}# ${name}=${example}`

/** Lines of the given width; how the text was broken in the source does not matter. */
function comment(text: string): string {
  const lines: string[] = []
  let line = '#'
  for (const word of text.split(/\s+/)) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = '#'
    }
    line += ` ${word}`
  }
  return [...lines, line].join('\n')
}
