import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENT_IDS, documentFilename, MAX_DOCUMENT_BYTES } from '../domain/documents/catalogue.ts'
import { LANGUAGES } from '../domain/shared/language.ts'
import { currentSchool } from '../server/school/current-school.ts'
import { readConfiguration } from '../server/site/configuration.ts'
import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { openPrinter } from './documents/printer.ts'
import { canMake, documentHtml, type Sources, sourceHash, sourcesFile } from './documents/sources.ts'

/**
 * Prints the documents into documents/, or for another school into documents/ of its folder. With a folder as argument,
 * also saves a screenshot of every page there.
 */
await exitOnStartError(async () => {
  const configuration = readConfiguration(process.env)
  const current = currentSchool(configuration)
  const pictures = process.argv[3] ?? null
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
