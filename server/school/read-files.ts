import { existsSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import type { z } from 'zod'
import { contrastProblems, type SchoolColours } from '../../domain/school/colours.ts'
import { keysOf, placesIn } from './catalogues.ts'
import { ICONS } from './icons.ts'
import {
  type ProgramsFile,
  programsSchema,
  type QuestionsFile,
  questionsSchema,
  type ReviewsFile,
  reviewsSchema,
  type SchoolFile,
  schoolSchema,
  type TeachersFile,
  type TextsFile,
  teachersSchema,
  textsSchema,
} from './school-schema.ts'
import { type Problem, readYaml, type YamlFile } from './yaml-file.ts'

export interface SchoolFiles {
  school: SchoolFile
  programs: ProgramsFile
  teachers: TeachersFile
  reviews: ReviewsFile
  questions: QuestionsFile
  texts: TextsFile
}

type Report = (file: YamlFile, path: readonly PropertyKey[], reason: string) => void

/** What a school's folder says, or everything that is wrong with it. */
export function readFiles(folder: string): { files: SchoolFiles | null; problems: Problem[] } {
  const problems: Problem[] = []
  const report: Report = (file, path, reason) =>
    problems.push({
      file: file.name,
      line: file.lineOf(path),
      reason: path.length > 0 ? `${pathText(path)} ${reason}` : reason,
    })
  const read = <Value>(name: string, schema: z.ZodType<Value>, ifMissing?: unknown): [YamlFile, Value | null] => {
    const before = problems.length
    const file = readYaml(folder, name, problems)
    if (problems.length > before) return [file, null]
    if (file.value === undefined && ifMissing === undefined) report(file, [], 'is missing')
    const parsed = schema.safeParse(file.value ?? ifMissing)
    if (parsed.success) return [file, parsed.data]
    if (file.value !== undefined || ifMissing !== undefined)
      for (const issue of parsed.error.issues) reportIssue(report, file, issue)
    return [file, null]
  }
  const [schoolFile, school] = read('school.yaml', schoolSchema)
  const [programsFile, programs] = read('programs.yaml', programsSchema)
  const [teachersFile, teachers] = read('teachers.yaml', teachersSchema, [])
  const [, reviews] = read('reviews.yaml', reviewsSchema, [])
  const [, questions] = read('questions.yaml', questionsSchema, [])
  const [textsFile, texts] = read('texts.yaml', textsSchema, {})
  if (school) checkSchool(folder, schoolFile, school, report)
  if (programs) checkPrograms(folder, programsFile, programs, teachers ?? [], report)
  if (teachers) checkTeachers(folder, teachersFile, teachers, report)
  if (texts) checkTexts(textsFile, texts, report)
  const isWhole = school && programs && teachers && reviews && questions && texts && problems.length === 0
  return { files: isWhole ? { school, programs, teachers, reviews, questions, texts } : null, problems }
}

const pathText = (path: readonly PropertyKey[]): string =>
  path.map((part, at) => (typeof part === 'number' ? `[${part + 1}]` : `${at > 0 ? '.' : ''}${String(part)}`)).join('')

function reportIssue(report: Report, file: YamlFile, issue: z.core.$ZodIssue): void {
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) report(file, [...issue.path, key], 'is unknown: is it misspelt?')
    return
  }
  const isMissing =
    issue.code === 'invalid_type' && issue.input === undefined && /received undefined/.test(issue.message)
  report(file, issue.path, isMissing ? 'is missing' : issue.message)
}

function checkSchool(folder: string, file: YamlFile, school: SchoolFile, report: Report): void {
  const shown = `${school.shortName ?? ''} ${school.suffix ?? ''}`.trim()
  if (school.suffix && !school.name.includes(shown))
    report(
      file,
      ['suffix'],
      `makes the logo "${shown}", which is not part of the name: people who hear it would miss it`,
    )
  if (school.logo) checkPicture(folder, file, ['logo'], school.logo, report)
  for (const [at, city] of (school.trialCities ?? []).entries())
    if (!school.cities.includes(city)) report(file, ['trialCities', at], `"${city}" is not one of the cities`)
  checkIcons(file, ['reasons'], school.reasons, report)
  if (school.promo) checkIcons(file, ['promo', 'perks'], school.promo.perks, report)
  if (school.colours) checkColours(file, school.colours, report)
}

function checkColours(file: YamlFile, colours: SchoolColours, report: Report): void {
  for (const { colour, contrast, least } of contrastProblems(colours)) {
    const change = colour === 'highlight' ? 'a lighter' : 'a darker'
    report(
      file,
      ['colours', colour],
      `is hard to read: its contrast is ${contrast}, at least ${least} is needed. Take ${change} colour`,
    )
  }
}

function checkPrograms(
  folder: string,
  file: YamlFile,
  programs: ProgramsFile,
  teachers: TeachersFile,
  report: Report,
): void {
  checkIds(file, programs, report)
  for (const [at, program] of programs.entries()) {
    if (program.picture) checkPicture(folder, file, [at, 'picture'], program.picture, report)
    checkIcons(file, [at, 'learn'], program.learn, report)
    for (const [place, id] of program.teachers.entries())
      if (!teachers.some((teacher) => teacher.id === id))
        report(file, [at, 'teachers', place], `"${id}" is not in teachers.yaml`)
  }
}

function checkTeachers(folder: string, file: YamlFile, teachers: TeachersFile, report: Report): void {
  checkIds(file, teachers, report)
  for (const [at, { photo }] of teachers.entries()) if (photo) checkPicture(folder, file, [at, 'photo'], photo, report)
}

function checkIds(file: YamlFile, items: readonly { id: string }[], report: Report): void {
  for (const [at, { id }] of items.entries())
    if (items.findIndex((item) => item.id === id) < at) report(file, [at, 'id'], `"${id}" is there twice`)
}

function checkIcons(
  file: YamlFile,
  path: readonly PropertyKey[],
  items: readonly { icon: string }[],
  report: Report,
): void {
  for (const [at, { icon }] of items.entries())
    if (!ICONS.includes(icon))
      report(file, [...path, at, 'icon'], `"${icon}" is no icon. There are: ${ICONS.join(', ')}`)
}

const LARGEST_PICTURE_KB = 600

function checkPicture(
  folder: string,
  file: YamlFile,
  path: readonly PropertyKey[],
  name: string,
  report: Report,
): void {
  const place = join(folder, name)
  if (normalize(name).startsWith('..') || !existsSync(place)) {
    report(file, path, `"${name}" is not in the folder`)
    return
  }
  const kilobytes = Math.ceil(statSync(place).size / 1000)
  if (kilobytes > LARGEST_PICTURE_KB)
    report(file, path, `"${name}" has ${kilobytes} KB, at most ${LARGEST_PICTURE_KB} are allowed`)
}

function checkTexts(file: YamlFile, texts: TextsFile, report: Report): void {
  for (const [catalogue, replaced] of Object.entries(texts)) {
    const shipped = keysOf(catalogue)
    if (!shipped) report(file, [catalogue], 'is no group of texts: see docs/school.md')
    else
      for (const key of Object.keys(replaced))
        checkText(file, [catalogue, key], shipped[key], replaced[key] ?? { id: '', en: '' }, report)
  }
}

/** Of the school; every text may have it. */
const SCHOOL_PLACES = ['{brand}', '{shortBrand}']

function checkText(
  file: YamlFile,
  path: readonly [string, string],
  shipped: string | undefined,
  replaced: { id: string; en: string },
  report: Report,
): void {
  if (shipped === undefined) {
    report(file, path, 'is no text of the site: is it misspelt?')
    return
  }
  const known = [...placesIn(shipped), ...SCHOOL_PLACES]
  const unknown = placesIn(`${replaced.id} ${replaced.en}`).filter((place) => !known.includes(place))
  if (unknown.length > 0) report(file, path, `has ${unknown.join(', ')}, which nothing fills in`)
}
