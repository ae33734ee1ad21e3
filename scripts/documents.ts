import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENT_IDS, documentFilename, MAX_DOCUMENT_BYTES } from '../domain/documents/catalogue.ts'
import { LANGUAGES } from '../domain/shared/language.ts'
import { StartError } from '../server/log/start-error.ts'
import { currentSchool } from '../server/school/current-school.ts'
import { readConfiguration } from '../server/site/configuration.ts'
import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { canMake, documentHtml, type Sources, sourceHash, sourcesFile } from './documents/sources.ts'

/**
 * Prints the documents into documents/, or for another school into documents/ of its folder. With a folder as argument,
 * also saves a screenshot of every page there.
 */
await exitOnStartError(async () => {
  const [pictures = null, ...more] = process.argv.slice(3)
  if (pictures?.startsWith('-') || more.length > 0)
    throw new StartError('npm run documents [-- FOLDER-FOR-SCREENSHOTS]')
  const configuration = readConfiguration(process.env)
  const current = currentSchool(configuration)
  const printer = await openPrinter()
  const sources: Sources = { brandOverrides: configuration.brandOverrides, made: {} }
  mkdirSync(current.documentsFolder, { recursive: true })
  for (const id of DOCUMENT_IDS.filter((document) => canMake(document, current))) {
    for (const language of LANGUAGES) {
      const filename = documentFilename(id, language)
      const html = documentHtml(id, language, current)
      const { pdf, pages } = await printer.print(html, pictures && join(pictures, filename))
      if (pdf.length > MAX_DOCUMENT_BYTES[id]) throw new Error(`${filename} has ${pdf.length} bytes, which is too many`)
      writeFileSync(join(current.documentsFolder, filename), pdf)
      sources.made[filename] = sourceHash(id, language, current)
      console.log(`${filename}: ${pages} pages, ${Math.round(pdf.length / 1000)} KB`)
    }
  }
  await printer.close()
  writeFileSync(sourcesFile(current), `${JSON.stringify(sources, null, 2)}\n`)
})

async function openPrinter() {
  const { openPrinter: open } = await import('./documents/printer.ts').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new StartError(
      'Documents are printed with packages for development. Run npm ci without --omit=dev, then again.',
    )
  })
  return open()
}
