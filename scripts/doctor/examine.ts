import { openUnmigrated } from '../../server/outside/database/open.ts'
import { currentSchool } from '../../server/school/current-school.ts'
import { type Configuration, readConfiguration } from '../../server/site/configuration.ts'
import { configurationWarnings } from '../../server/site/configuration-warnings.ts'
import { checkData } from './data.ts'
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts'
import { checkBackups, checkDisk, checkNode, checkRights } from './machine.ts'
import { checkPublicAddress } from './public-address.ts'
import { checkDocuments, checkSampleContent } from './school.ts'
import { checkAi, checkMail, checkWhatsApp } from './services.ts'

interface Options {
  /** Sends and asks nothing outside of this machine and its database. */
  localOnly: boolean
  now: () => number
}

/** Everything that an operator may have to mend. Changes nothing; sends one test mail. */
export async function examine(environment: NodeJS.ProcessEnv, { localOnly, now }: Options): Promise<Finding[]> {
  let configuration: Configuration
  try {
    configuration = readConfiguration(environment)
  } catch (error) {
    return [checkNode(), problem('settings', reasonOf(error))]
  }
  const warnings = configurationWarnings(configuration).map((text) => text.replace('WARNING: ', ''))
  return [
    checkNode(),
    ...(warnings.length > 0 ? warnings.map((text) => warning('settings', text)) : [ok('settings', 'are understood')]),
    checkDisk(configuration.dataDir),
    checkRights(configuration),
    checkBackups(configuration.backup, now()),
    ...(await examineData(configuration, now)),
    ...checkSchool(configuration),
    ...(localOnly ? [] : await examineServices(configuration, now)),
  ]
}

function checkSchool(configuration: Configuration): Finding[] {
  try {
    const current = currentSchool(configuration)
    return [checkSampleContent(current), checkDocuments(current)]
  } catch (error) {
    return [problem('school', reasonOf(error))]
  }
}

async function examineData(configuration: Configuration, now: () => number): Promise<Finding[]> {
  try {
    const database = await openUnmigrated(configuration)
    try {
      return await checkData(configuration, database, now)
    } finally {
      await database.close()
    }
  } catch (error) {
    return [problem('database', reasonOf(error))]
  }
}

async function examineServices(configuration: Configuration, now: () => number): Promise<Finding[]> {
  const school = currentSchool(configuration).school.name
  const [mail, whatsApp, ai, address] = await Promise.all([
    checkMail(configuration, school),
    checkWhatsApp(configuration, now()),
    checkAi(configuration),
    checkPublicAddress(configuration.siteUrl, now()),
  ])
  return [mail, whatsApp, ai, ...address]
}
