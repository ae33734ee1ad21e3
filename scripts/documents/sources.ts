import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { programsOf } from '../../content/facts/offers.ts'
import type { BrandOverrides } from '../../domain/brand/brand.ts'
import type { DocumentId } from '../../domain/documents/catalogue.ts'
import type { Language } from '../../domain/shared/language.ts'
import type { CurrentSchool } from '../../server/school/current-school.ts'
import { pictureType } from '../../server/school/picture-type.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { brochure } from './brochure.ts'
import { type DocumentContent, documentContent } from './document-content.ts'
import { html, type Markup } from './html.ts'
import { proposal } from './proposal.ts'

/** Records what each document was made from, beside them. */
export const sourcesFile = ({ documentsFolder }: Pick<CurrentSchool, 'documentsFolder'>): string =>
  join(documentsFolder, 'sources.json')

export interface Sources {
  /** The SCHOOL_ settings that the documents were made with. */
  brandOverrides: BrandOverrides
  /** Hashes of text, layout and drawings, by file name. */
  made: Record<string, string>
}

const PAGES: Record<DocumentId, (content: DocumentContent) => Markup[]> = { brochure, proposal }

/** A proposal is about a program for companies. */
export const canMake = (id: DocumentId, { school }: CurrentSchool): boolean =>
  id !== 'proposal' || programsOf(school).some(({ kind }) => kind === 'business-english')

/** Refers to drawings and fonts by relative path. */
export function documentHtml(id: DocumentId, language: Language, current: CurrentSchool): string {
  const content = documentContent(language, current)
  const title = `${content.brand.name}: ${content[id].title}`
  const style = { markup: stylesheet() + current.ownStyle }
  const page = html`<!doctype html><html lang="${language}">
    <head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>
    <body>${PAGES[id](content)}</body></html>`
  return withPictures(page.markup, current)
}

/** A document is printed without the site: the pictures that it would serve are put in. */
function withPictures(document: string, { served }: CurrentSchool): string {
  return document.replace(/\/school\/[^")]+/g, (address) => {
    const file = served.get(address)
    if (!file || !('path' in file)) return address
    return `data:${pictureType(file.path)};base64,${readFileSync(file.path, 'base64')}`
  })
}

export const drawingsIn = (document: string): string[] => [
  ...new Set([...document.matchAll(/art\/([a-z0-9-]+)\.png/g)].map(([, name]) => name as string)),
]

export const drawingFile = (name: string): string => join(PROJECT_ROOT, 'app/art', `${name}.svg`)

export function sourceHash(id: DocumentId, language: Language, current: CurrentSchool): string {
  const document = documentHtml(id, language, current)
  const hash = createHash('sha256').update(document)
  for (const name of drawingsIn(document)) hash.update(readFileSync(drawingFile(name)))
  return hash.digest('hex')
}

/** The site's design tokens as plain CSS variables, then the documents' layout. */
function stylesheet(): string {
  const tokens = readFileSync(join(PROJECT_ROOT, 'app/styles/tokens.css'), 'utf8').replace('@theme', ':root')
  return `${tokens}\n${readFileSync(join(import.meta.dirname, 'document.css'), 'utf8')}`
}
