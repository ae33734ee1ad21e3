import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { faceOf } from '../../content/facts/face.ts'
import { citiesOf } from '../../content/facts/offers.ts'
import { DOCUMENT_IDS } from '../../domain/documents/catalogue.ts'
import { StartError } from '../../server/log/start-error.ts'
import { currentSchool } from '../../server/school/current-school.ts'
import { type OwnSchool, readSchoolFolder } from '../../server/school/school-folder.ts'
import { readConfiguration } from '../../server/site/configuration.ts'
import { writeSampleFolder } from './write-sample-folder.ts'

const USAGE = `npm run school                    says which school the site is of
npm run school -- new <folder>    writes a copy of the sample school there, with comments, to begin with
npm run school -- check <folder>  says what is wrong with a school's folder, by file and line`

const COMMANDS: Record<string, (folder: string) => string | Promise<string>> = { new: begin, check }

/** Runs `npm run school -- <args>` and returns the text to print. Folders are relative to where it is run. */
export async function runSchoolCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const [command, folder, ...more] = args
  if (command === undefined) return describeCurrent(environment)
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  if (!run || !folder || more.length > 0) throw new StartError(USAGE)
  return run(resolve(environment.INIT_CWD ?? process.cwd(), folder))
}

async function begin(folder: string): Promise<string> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartError(`${folder} is not empty. Take a new folder, so that nothing is lost.`)
  const files = await writeSampleFolder(folder).catch((error) => {
    throw new StartError(`${folder} cannot be written (${error.message}).`, error)
  })
  return [
    `${folder} has a copy of the sample school: ${files.join(', ')}.`,
    'Change what is in them; each says how. Then:',
    `  npm run school -- check ${folder}`,
    `  SCHOOL_DIR=${folder} npm run dev    shows every change when you reload`,
  ].join('\n')
}

function check(folder: string): string {
  const own = readSchoolFolder(folder)
  return [`${folder} is in order.`, ...describe(own).map((line) => `  ${line}`)].join('\n')
}

function describeCurrent(environment: NodeJS.ProcessEnv): string {
  const { schoolDir, brandOverrides } = readConfiguration(environment)
  const { school } = currentSchool({ schoolDir, brandOverrides })
  return `The site is of ${school.name}${schoolDir ? `, from ${schoolDir}` : ', the sample school'}.\n\n${USAGE}`
}

function describe({ school, documents, words }: OwnSchool): string[] {
  const { teachers, testimonials, questions, programs, answers } = words.id
  const missing = DOCUMENT_IDS.filter((id) => !documents.includes(id))
  return [
    school.name,
    `${count(programs.length, 'program')}, ${count(teachers.length, 'teacher')}, ${count(testimonials.length, 'review')}, ${count(questions.length, 'question')}, ${count(citiesOf(school).length, 'city').replace(/citys$/, 'cities')}`,
    `prices: ${answers.prices ? 'published, so Ms Kiky says them' : 'not published'}; promo: ${answers.hasPromo ? 'yes' : 'none'}`,
    `icons: ${faceOf(school).icons.join(', ') || 'none'}; picture for link previews: ${faceOf(school).hasPreviewPicture ? 'yes' : 'none (icons/og-image.png)'}`,
    ...(missing.length > 0
      ? [`documents: no ${missing.join(' and no ')} in documents/ (npm run documents prints them)`]
      : []),
  ]
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
