import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { StartError } from '../../server/log/start-error.ts'
import { findChromium } from '../../tests/harness/programs.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { drawingFile, drawingsIn } from './sources.ts'

/** Sharp in print; the files stay small because drawings have few colours. */
const DRAWING_WIDTH_PX = 1500
const MAX_SCALE = 4

interface Printed {
  pdf: Buffer
  pages: number
}

/** Prints HTML to PDF in Chromium. Throws if the content of a sheet does not fit. */
export async function openPrinter() {
  const executablePath = findChromium()
  if (!executablePath)
    throw new StartError('There is no Chromium to make documents with. Install one, or set CHROMIUM_PATH.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const folder = mkdtempSync(join(tmpdir(), 'site-documents-'))
  mkdirSync(join(folder, 'art'))
  cpSync(join(PROJECT_ROOT, 'app/fonts'), join(folder, 'fonts'), { recursive: true })
  const drawn = new Set<string>()

  return {
    async print(html: string, picturesAt: string | null): Promise<Printed> {
      for (const name of drawingsIn(html).filter((one) => !drawn.has(one))) {
        await draw(browser, drawingFile(name), join(folder, 'art', `${name}.png`))
        drawn.add(name)
      }
      const file = join(folder, 'document.html')
      writeFileSync(file, html)
      const page = await browser.newPage({ viewport: { width: 560, height: 794 }, deviceScaleFactor: 2 })
      await page.emulateMedia({ media: 'print' })
      await page.goto(pathToFileURL(file).href)
      await page.evaluate(() => document.fonts.ready)
      if (picturesAt) await takePictures(page, picturesAt)
      await throwOnOverflow(page)
      const pages = await page.locator('.sheet').count()
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
      await page.close()
      return { pdf, pages }
    },
    async close(): Promise<void> {
      await browser.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Rasterises a drawing: PDF viewers show hairlines between adjacent vector shapes. */
async function draw(browser: Browser, source: string, target: string): Promise<void> {
  const svg = readFileSync(source, 'utf8')
  const [width, height] = (svg.match(/viewBox="0 0 (\d+) (\d+)"/)?.slice(1) ?? []).map(Number)
  if (!width || !height) throw new Error(`${source} has no size`)
  const scale = Math.min(MAX_SCALE, DRAWING_WIDTH_PX / width)
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`)
  await page.screenshot({ path: target, omitBackground: true })
  await page.close()
}

async function throwOnOverflow(page: Page): Promise<void> {
  const problems = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.sheet')].flatMap((sheet, index) => {
      const body = sheet.querySelector<HTMLElement>('.body')
      if (!body) return []
      const limit = body.getBoundingClientRect().bottom
      const deepest = Math.max(...[...body.children].map((child) => child.getBoundingClientRect().bottom))
      const wide = [...sheet.querySelectorAll<HTMLElement>('h2,h3,p,li,dd,td')].filter(
        (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
      )
      return [
        ...(deepest > limit + 1 ? [`page ${index + 1} is ${Math.round(deepest - limit)} px too long`] : []),
        ...wide.map((one) => `page ${index + 1} has a line that is too wide: ${one.textContent?.slice(0, 40)}`),
      ]
    }),
  )
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

async function takePictures(page: Page, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const sheets = await page.locator('.sheet').all()
  for (const [index, sheet] of sheets.entries()) {
    await sheet.screenshot({ path: join(folder, `${String(index + 1).padStart(2, '0')}.png`) })
  }
}
