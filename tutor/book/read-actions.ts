import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bare } from '../dialogue/phrases.ts'
import { wordPattern } from '../word-pattern.ts'
import { TEACHING } from './read-book.ts'

/** Somebody who does something: 'my boss', 'check', 'the report'. */
export interface Action {
  subject: string
  verb: string
  object: string
}

/** What is done in a part of life, and the names of that part in both languages. */
export interface Theme {
  names: string[]
  actions: Action[]
}

/** 'Dunia', 'my': words before a theme's name that are no part of it. */
export const BEFORE_THEME = wordPattern('^@beforeTheme ')

let byName: ReadonlyMap<string, Theme> | undefined

/** The theme with this name. */
export function themeNamed(name: string): Theme | undefined {
  byName ??= new Map(readActions().flatMap((theme) => theme.names.map((one) => [bare(one), theme] as const)))
  const asked = bare(name).replace(BEFORE_THEME, '')
  return byName.get(asked) ?? byName.get(asked.replace(/(?:ku|nya|s)$/, ''))
}

export const readActions = (folder = TEACHING): Theme[] =>
  readFileSync(join(folder, 'actions-by-theme.tsv'), 'utf8').trimEnd().split('\n').slice(1).map(readTheme)

function readTheme(line: string, at: number): Theme {
  const [names = '', listed = ''] = line.split('\t')
  const actions = listed.split('; ').map((one) => {
    const [subject = '', verb = '', object = ''] = one.split('/')
    if (object === '') throw new Error(`actions-by-theme.tsv:${at + 2}: not 'subject/verb/object': ${one}`)
    return { subject, verb, object }
  })
  return { names: names.split(', '), actions }
}
