import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENT_IDS, documentFilename, MAX_DOCUMENT_BYTES } from '../domain/documents/catalogue.ts'
import { LANGUAGES } from '../domain/shared/language.ts'
import { readConfiguration } from '../server/site/configuration.ts'
import { openPrinter } from './documents/printer.ts'
import { documentHtml, SOURCES_FILE, type Sources, sourceHash } from './documents/sources.ts'
import { PROJECT_ROOT } from './project-root.ts'

/** Prints the documents into documents/. With a folder as argument, also saves a screenshot of every page there. */
const { brandOverrides } = readConfiguration(process.env)
const pictures = process.argv[3] ?? null
const printer = await openPrinter()
const sources: Sources = { brandOverrides, made: {} }
for (const id of DOCUMENT_IDS) {
  for (const language of LANGUAGES) {
    const filename = documentFilename(id, language)
    const { pdf, pages } = await printer.print(
      documentHtml(id, language, brandOverrides),
      pictures && join(pictures, filename),
    )
    if (pdf.length > MAX_DOCUMENT_BYTES[id]) throw new Error(`${filename} has ${pdf.length} bytes, which is too many`)
    writeFileSync(join(PROJECT_ROOT, 'documents', filename), pdf)
    sources.made[filename] = sourceHash(id, language, brandOverrides)
    console.log(`${filename}: ${pages} pages, ${Math.round(pdf.length / 1000)} KB`)
  }
}
await printer.close()
writeFileSync(SOURCES_FILE, `${JSON.stringify(sources, null, 2)}\n`)
