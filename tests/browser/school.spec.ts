import { join } from 'node:path'
import { createTraceFinder } from '../harness/sample-traces.ts'
import { startSite } from '../harness/site-process.ts'
import { alive, expect, expectAccessible, expectNoOverflow, test } from './site-test.ts'

const TIMUR = join(import.meta.dirname, '../schools/timur')
const NAME = 'Sekolah Bahasa </script> "Maju Bersama" Nusantara'

test('a school of its own, also one named by variables, keeps its name and words through hydration, a change of language, its forms and the chat; a long name fits from 320 to 1920 px', async ({
  page,
}) => {
  test.slow()
  const { address, stop } = await startSite({
    SCHOOL_DIR: TIMUR,
    SCHOOL_NAME: NAME,
    SCHOOL_EMAIL: 'halo.selamat.datang@sekolah-bahasa-maju.example',
    SCHOOL_PHONE: '(022) 555-0199',
    SCHOOL_ADDRESS: 'Jl. Maju No. 1, Bandung',
    SCHOOL_INSTAGRAM: 'https://www.instagram.com/maju.example',
  })
  const tracesIn = await createTraceFinder()
  await page.goto(address)
  await alive(page)
  await expect(page).toHaveTitle(`${NAME}: kursus bahasa Inggris`)
  await expect(page.getByRole('link', { name: `${NAME}, beranda` })).toHaveCount(2)
  await expect(page.locator('.hero')).toContainText('Belajar bahasa Inggris di tepi laut')
  for (const width of [320, 390, 768, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page, `at ${width}`)
  }
  await page.locator('header .language-switch').click()
  await expect(page.locator('.hero')).toContainText('Learn English by the sea, six to a class.')
  await expect(page.getByRole('link', { name: `${NAME}, home` })).toHaveCount(2)
  await expect(page).toHaveTitle(`${NAME}: English courses`)
  await expect(page.locator('.footer-end p')).toHaveText(`© 2026 ${NAME}.`)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'TikTok' })).toHaveCount(0)
  await expect(page.locator('#teachers')).toContainText('Nurul Hikmah')
  await expect(page.locator('#teachers dt')).toHaveText(['Languages'])
  await expect(page.locator('#teachers .flip-card-front button')).toHaveCount(1)
  await expect(page.locator('.carousel-controls')).toBeHidden()
  await expect(page.locator('#promo [name=city] option')).toHaveText(['Choose a city', 'Makassar', 'Maros', 'Gowa'])
  expect(tracesIn(await page.content())).toEqual([])
  await expectAccessible(page, 'home')

  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(page.getByText("Timur's AI tutor")).toBeVisible()

  await page.goto(`${address}/programs?lang=en`)
  await alive(page)
  await expect(page.locator('.program-tabs a')).toHaveText(['Home', 'Daily Conversation', 'English for Seafarers'])
  await page.locator('#pelaut [data-program]').click()
  await expect(page.locator('#global-registration [name=program]')).toHaveValue('English for Seafarers')
  await expect(page.locator('#percakapan')).toContainText('Rp 450.000 a month')
  await expectNoOverflow(page, 'programs')
  await expectAccessible(page, 'programs')
  expect(tracesIn(await page.content())).toEqual([])
  await page.goto('about:blank')
  await stop()
})
