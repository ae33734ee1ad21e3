import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Brand } from '../../domain/brand/brand.ts'
import { overrideBrand } from '../../domain/brand/override-brand.ts'
import { DOCUMENT_IDS, type DocumentId, documentFilename } from '../../domain/documents/catalogue.ts'
import { colourStyle, SAMPLE_COLOURS, shadesOf } from '../../domain/school/colours.ts'
import { photoAddress } from '../../domain/school/photo-names.ts'
import type { OwnFacts, ProgramKind, School, SchoolFace } from '../../domain/school/school.ts'
import type { SchoolWords } from '../../domain/school/words.ts'
import { LANGUAGES, type Language } from '../../domain/shared/language.ts'
import { StartError } from '../log/start-error.ts'
import { isOnPages } from './catalogues.ts'
import { ICON_PATHS, PREVIEW_PATH } from './picture-paths.ts'
import { readFiles, type SchoolFiles } from './read-files.ts'
import { type Beneath, plainBeneath, toWords } from './to-words.ts'
import type { Problem } from './yaml-file.ts'

/** A file that the site serves, by its address: one of the folder, or made from it. */
export type ServedFile = { path: string } | { body: string; type: string }

export interface OwnSchool {
  school: School
  words: Record<Language, SchoolWords>
  ownStyle: string
  served: ReadonlyMap<string, ServedFile>
  documents: readonly DocumentId[]
  /** The folder's own. */
  documentsFolder: string
}

const SAMPLE_THEME = { colour: '#0e1c42', background: '#fffdf9' }
const DEFAULT_LOOKS: readonly ProgramKind[] = [
  'general-english',
  'business-english',
  'exam-prep',
  'interpreter-services',
]

const describeProblem = ({ file, line, reason }: Problem): string =>
  `${file}${line === null ? '' : `, line ${line}`}: ${reason}`

/** What a folder says. Throws a StartError with everything that is wrong, by file and line. */
export function readSchoolFiles(folder: string): SchoolFiles {
  if (!existsSync(folder))
    throw new StartError(`SCHOOL_DIR: there is no folder ${folder}. To begin one: npm run school -- new ${folder}`)
  const { files, problems } = readFiles(folder)
  if (files) return files
  throw new StartError(
    [
      `The school in ${folder} cannot be shown:`,
      ...problems.map((problem) => `  ${describeProblem(problem)}`),
      `Mend it, then try again: npm run school -- check ${folder}`,
    ].join('\n'),
  )
}

/** The school of a folder, with these files in place of those in it, if they are given. */
export function readSchoolFolder(folder: string, files: SchoolFiles = readSchoolFiles(folder)): OwnSchool {
  const served = new Map<string, ServedFile>()
  const addressOf = (name: string): string => {
    const path = join(folder, name)
    const address = `/school/${hashOf(readFileSync(path))}-${basename(name).replaceAll(' ', '-')}`
    served.set(address, { path })
    return address
  }
  for (const path of [...ICON_PATHS, PREVIEW_PATH])
    if (existsSync(join(folder, 'icons', path))) served.set(path, { path: join(folder, 'icons', path) })
  if (!served.has('/favicon.svg')) served.set('/favicon.svg', { body: initialIcon(files), type: 'image/svg+xml' })
  const documentsFolder = join(folder, 'documents')
  return toSchool(files, {
    served,
    addressOf,
    beneath: plainBeneath,
    documents: DOCUMENT_IDS.filter((id) => hasBoth(documentsFolder, id)),
    documentsFolder,
    face: {
      icons: ICON_PATHS.filter((path) => served.has(path)),
      hasPreviewPicture: served.has(PREVIEW_PATH),
      theme: themeOf(files),
      colours: files.school.colours ?? null,
    },
  })
}

/** What a school has besides its files. */
export interface SchoolPlace {
  served: Map<string, ServedFile>
  /** Of a picture, by its name. */
  addressOf(name: string): string
  beneath(language: Language): Beneath
  documents: readonly DocumentId[]
  documentsFolder: string
  face: SchoolFace
}

export function toSchool(
  files: SchoolFiles,
  { served, beneath, documents, documentsFolder, face, ...place }: SchoolPlace,
) {
  const addressOf = (name: string): string => photoAddress(name) ?? place.addressOf(name)
  const hasDocuments = documents.length > 0
  const wordsIn = (language: Language) =>
    toWords(files, language, { beneath: beneath(language), addressOf, hasDocuments })
  const words = { id: wordsIn('id'), en: wordsIn('en') }
  const own: OwnFacts = { ...factsOf(files, addressOf), documents, words: serveWords(words, served), face }
  const school: School = { ...brandOf(files), own }
  return { school, words, ownStyle: ownStyleOf(files, addressOf), served, documents, documentsFolder }
}

function brandOf({ school }: SchoolFiles): Brand {
  const { name, shortName, suffix, email, phone, address, social: profiles, isSample, founded } = school
  const social = Object.fromEntries(Object.entries(profiles).filter(([, profile]) => profile)) as Brand['social']
  const nobody = {
    name,
    shortName: name,
    suffix: '',
    email,
    phone,
    address,
    social,
    contactIsSample: isSample,
    foundedYear: founded ?? 0,
  }
  return overrideBrand(nobody, { name, ...(shortName && { shortName }), ...(suffix !== undefined && { suffix }) })
}

type FolderFacts = Omit<OwnFacts, 'documents' | 'words' | 'face'>

function factsOf(
  { school, programs, teachers, reviews }: SchoolFiles,
  addressOf: (name: string) => string,
): FolderFacts {
  const perks = school.promo?.perks ?? []
  return {
    cities: school.cities,
    trialCities: school.trialCities ?? school.cities.slice(0, 10),
    programs: programs.map((program, at) => ({
      id: program.id,
      kind: program.kind ?? null,
      look: program.look ?? program.kind ?? (DEFAULT_LOOKS[at % DEFAULT_LOOKS.length] as ProgramKind),
      picture: program.picture ? addressOf(program.picture) : null,
      storedAs: program.name.en,
      isOffered: program.offered ?? program.kind !== 'interpreter-services',
    })),
    claims: school.claims.map((_, at) => `${at + 1}`),
    figure: school.figure ?? null,
    reasons: school.reasons.map(({ icon }, at) => ({ key: `${at + 1}`, icon })),
    perks: perks.map(({ icon }, at) => ({ key: `perk${at + 1}`, icon })),
    hidden: [...(teachers.length === 0 ? ['teachers'] : []), ...(reviews.length === 0 ? ['testimonials'] : [])],
    hours: school.hours ?? null,
  }
}

/** The school's mark as the ground of the one that ships, so that the sample school's pages carry nothing for it. */
function ownStyleOf({ school: { colours, logo } }: SchoolFiles, addressOf: (name: string) => string): string {
  const mark = logo
    ? `.logo-mark{background:url(${addressOf(logo)}) center/contain no-repeat}.logo-mark>*{display:none}`
    : ''
  return (colours ? colourStyle(colours) : '') + mark
}

const themeOf = ({ school: { colours } }: SchoolFiles) =>
  colours ? { ...SAMPLE_THEME, colour: shadesOf(colours)['nila-900'] ?? SAMPLE_THEME.colour } : SAMPLE_THEME

/** What the browser needs of them, at an address that changes with them. */
function serveWords(words: Record<Language, SchoolWords>, served: Map<string, ServedFile>): Record<Language, string> {
  const addresses = LANGUAGES.map((language) => {
    const { answers: _, texts, ...lists } = words[language]
    const shown = Object.fromEntries(Object.entries(texts).filter(([catalogue]) => isOnPages(catalogue)))
    const body = JSON.stringify({ texts: shown, ...lists })
    const address = `/school/${hashOf(body)}-words-${language}.json`
    served.set(address, { body, type: 'application/json' })
    return [language, address]
  })
  return Object.fromEntries(addresses)
}

/** For a school without an icon: the first letter of its name on its dark colour. */
function initialIcon({ school }: SchoolFiles): string {
  const ground = (school.colours ?? SAMPLE_COLOURS).primary
  const letter = [...(school.shortName ?? school.name)][0]?.replace(/[<&]/, '') ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${ground}"/><text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-weight="800" font-size="20" fill="#fff">${letter}</text></svg>`
}

const hasBoth = (folder: string, id: DocumentId): boolean =>
  LANGUAGES.every((language) => existsSync(join(folder, documentFilename(id, language))))

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 12)
