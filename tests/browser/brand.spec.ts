import { startSite } from '../harness/site-process.ts'
import { alive, expect, expectNoOverflow, test } from './site-test.ts'

const NAME = 'Sekolah Bahasa </script> "Maju Bersama" Nusantara'

test('another school keeps its name through hydration and a change of language, and a long one fits from 320 to 1920 px', async ({
  page,
}) => {
  const { address, stop } = await startSite({
    SCHOOL_NAME: NAME,
    SCHOOL_EMAIL: 'halo.selamat.datang@sekolah-bahasa-maju.example',
    SCHOOL_PHONE: '(022) 555-0199',
    SCHOOL_ADDRESS: 'Jl. Maju No. 1, Bandung',
    SCHOOL_INSTAGRAM: 'https://www.instagram.com/maju.example',
  })
  await page.goto(address)
  await alive(page)
  await expect(page).toHaveTitle(`${NAME}: kursus bahasa Inggris untuk dewasa dan perusahaan`)
  await expect(page.getByRole('link', { name: `${NAME}, beranda` })).toHaveCount(2)
  for (const width of [320, 390, 768, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page, `at ${width}`)
  }
  await page.locator('header .language-switch').click()
  await expect(page).toHaveTitle(`${NAME}: English courses for adults and companies`)
  await expect(page.getByRole('link', { name: `${NAME}, home` })).toHaveCount(2)
  await expect(page.locator('.footer-end p')).toHaveText(`© 2026 ${NAME}.`)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'TikTok' })).toHaveCount(0)
  await page.goto('about:blank')
  await stop()
})
