import type { Locator, Page } from '@playwright/test'
import {
  countLeads,
  expectBelowBar,
  expectTrialDefaults,
  fillTrial,
  openPrograms,
  openTrialModal,
  trialModal,
  trialSection,
} from './programs-page.ts'
import { alive, expect, layOutEverything, test, WITH_MOTION } from './site-test.ts'

const PROGRAM_BUTTONS = [
  { id: 'general-english', program: 'General English' },
  { id: 'business-english', program: 'Business English' },
  { id: 'exam-prep', program: 'Exam Preparation' },
  { id: 'interpreter-services', program: 'Interpreter Services' },
]

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('register links', () => {
  test('PROG-05 the link of a section selects its program, read-only, and leads to the form; it can be given back, focus goes to the choice', async ({
    page,
  }) => {
    await openPrograms(page)
    for (const { id, program } of PROGRAM_BUTTONS) {
      await page.locator(`[data-program="${id}"]`).click()
      await expect(page.getByRole('heading', { name: /^Start Your English Journey/ })).toBeInViewport()
      await expectBelowBar(page, 'global-registration', 76)
      const field = trialSection(page).getByLabel('Program')
      await expect(field).toHaveValue(program)
      await expect(field).toHaveJSProperty('readOnly', true)
      await expect(field).toHaveAccessibleDescription(/As you chose on this page/)
    }
    await trialSection(page).getByRole('button', { name: 'Change program' }).click()
    const field = trialSection(page).getByRole('combobox', { name: 'Program' })
    await expect(field).toHaveValue('General English')
    await expect(field).toBeFocused()
  })

  test('PROG-05 the chosen program survives a reload, follows back and forward, and ends with a submission', async ({
    page,
  }) => {
    const field = trialSection(page).getByLabel('Program')
    await openPrograms(page)
    await page.locator('[data-program="interpreter-services"]').click()
    await expect(field).toHaveValue('Interpreter Services')
    await page.reload()
    await alive(page)
    await expect(field).toHaveValue('Interpreter Services')
    await expect(field).toHaveJSProperty('readOnly', true)
    await page.goBack()
    await expect(field).toHaveValue('General English')
    await page.goForward()
    await expect(field).toHaveValue('Interpreter Services')
    await fillTrial(trialSection(page))
    await trialSection(page).getByRole('button', { name: 'Get Your Free Trial' }).click()
    await expect(field).toHaveValue('General English')
    await page.reload()
    await alive(page)
    await expect(field).toHaveValue('General English')
  })

  test('PROG-05 an address can name the program; a name that is none is ignored', async ({ page }) => {
    await page.goto('/programs?lang=en&program=exam-prep#global-registration')
    await alive(page)
    await expect(trialSection(page).getByLabel('Program')).toHaveValue('Exam Preparation')
    await page.goto('/programs?lang=en&program=toString')
    await alive(page)
    await expect(trialSection(page).getByRole('combobox', { name: 'Program' })).toHaveValue('General English')
  })

  test('PROG-05 a link followed before the page was alive counts', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/programs?lang=en')
    await page.locator('[data-program="exam-prep"]').click()
    await trialSection(page).getByLabel('Full name').click()
    await page.keyboard.type('Sari ')
    release()
    await alive(page)
    await expect(trialSection(page).getByLabel('Program')).toHaveValue('Exam Preparation')
    await openTrialModal(page)
    await expect(trialModal(page).getByLabel('Full name')).toHaveValue('Sari ')
  })
})

test.describe('floating button', () => {
  test('PROG-06 it is round, 48 px below 768 px and 64 px from there, at the bottom right, on this page only, and hides while the modal is open', async ({
    page,
  }) => {
    await page.goto('/?lang=en')
    await expect(page.getByRole('button', { name: 'Try a free class' })).toHaveCount(0)
    await openPrograms(page)
    for (const { width, size, gap } of [
      { width: 390, size: 48, gap: 16 },
      { width: 767, size: 48, gap: 16 },
      { width: 768, size: 64, gap: 28 },
      { width: 1440, size: 64, gap: 28 },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      const button = page.getByRole('button', { name: 'Try a free class' })
      const place = { x: width - gap - size, y: 900 - gap - size, width: size, height: size }
      await expect.poll(() => button.boundingBox()).toEqual(place)
      await expect(button).toHaveCSS('border-radius', '50%')
    }
    await openTrialModal(page)
    await expect(page.locator('.floating-button')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.locator('.floating-button')).toBeVisible()
  })

  test('PROG-06 it never lies on the form that it opens', async ({ page }) => {
    await openPrograms(page)
    await layOutEverything(page)
    const button = page.locator('.floating-button')
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(button).toBeVisible()
      for (const field of await trialSection(page).locator('.field, .purpose, [type=submit]').all()) {
        await field.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
        await expect.poll(() => isCovered(page, field)).toBe(false)
      }
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(button).toBeVisible()
    }
  })
})

test('the words of each choice stay clear of its border at 320 and 390 px', async ({ page }) => {
  await page.goto('/programs?lang=id')
  await alive(page)
  const choices = trialSection(page).locator('.radio-tiles label')
  // What lies below the first screen is laid out later.
  await expect(choices.first()).toBeVisible()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const gaps = await choices.evaluateAll((labels) =>
      labels.map((label) => {
        const words = document.createRange()
        words.selectNodeContents(label)
        return label.getBoundingClientRect().right - words.getBoundingClientRect().right
      }),
    )
    expect(gaps).toHaveLength(2)
    for (const gap of gaps) expect(gap, `at ${width}`).toBeGreaterThanOrEqual(8)
  }
})

test.describe('modal', () => {
  test('PROG-07 it has its title and buttons, takes the focus and gives it back, however it is closed', async ({
    page,
  }) => {
    await openPrograms(page)
    for (const close of [
      () => trialModal(page).getByRole('button', { name: 'Close modal' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
    ]) {
      await openTrialModal(page)
      await expect(trialModal(page).getByLabel('Full name')).toBeFocused()
      await expect(trialModal(page).getByRole('button', { name: 'Get Your Free Trial' })).toBeVisible()
      await close()
      await expect(trialModal(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Try a free class' })).toBeFocused()
    }
  })

  test.describe('with motion', () => {
    test.use(WITH_MOTION)
    test('PROG-07 it enters in 300 ms and leaves in 200 ms', async ({ page }) => {
      await openPrograms(page)
      await openTrialModal(page)
      await expect(page.locator('dialog.modal')).toHaveCSS('transition-duration', /^0\.3s/)
      await trialModal(page).getByRole('button', { name: 'Close modal' }).click()
      await expect(trialModal(page)).toHaveCount(0)
      await expect(page.locator('dialog.modal')).toHaveCSS('transition-duration', /^0\.2s/)
    })
  })

  test('PROG-07 submitting closes it, resets section and modal to their defaults, and thanks', async ({ page }) => {
    const sent = countLeads(page)
    await openPrograms(page)
    await page.locator('[data-program="exam-prep"]').click()
    await fillTrial(trialSection(page))
    await trialSection(page).getByText('Business', { exact: true }).click()
    await trialSection(page).getByRole('checkbox').check()
    await openTrialModal(page)
    await trialModal(page).getByRole('button', { name: 'Get Your Free Trial' }).click()
    await expect(trialModal(page)).toHaveCount(0)
    const card = page.getByRole('heading', { name: /^First step, done, / })
    await expect(card).toBeFocused()
    await expect(card).toBeInViewport()
    await expect(page.getByRole('status')).toHaveText('First step, done! We’ll be in touch soon.')
    await expect.poll(sent).toBe(1)
    await expectTrialDefaults(trialSection(page))
    await openTrialModal(page)
    await expectTrialDefaults(trialModal(page))
  })
})

async function isCovered(page: Page, field: Locator): Promise<boolean> {
  const button = page.locator('.floating-button')
  if (!(await button.isVisible())) return false
  const [over, under] = await Promise.all([button.boundingBox(), field.boundingBox()])
  if (!over || !under) return false
  return over.x < under.x + under.width && under.x < over.x + over.width && over.y < under.y + under.height
}

async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
