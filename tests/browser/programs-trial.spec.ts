import type { Locator, Page } from '@playwright/test'
import { expectBelowBar, fillTrial, openPrograms, openTrialModal, trialModal, trialSection } from './programs-page.ts'
import { alive, expect, layOutEverything, PUT_OFF, test } from './site-test.ts'

const PROGRAM_BUTTONS = [
  { id: 'general-english', program: 'General English' },
  { id: 'business-english', program: 'Business English' },
  { id: 'exam-prep', program: 'Exam Preparation' },
  { id: 'interpreter-services', program: 'Interpreter Services' },
]

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('register links', () => {
  test('PROG-05 the link of a section selects its program, read-only, and leads to the form; it survives a reload, follows back and forward, ends with a submission, and can be given back', async ({
    page,
  }) => {
    const field = trialSection(page).getByLabel('Program')
    await test.step('a name in the address that is none is ignored', async () => {
      await page.goto('/programs?lang=en&program=toString')
      await alive(page)
      await expect(trialSection(page).getByRole('combobox', { name: 'Program' })).toHaveValue('General English')
    })
    await test.step('reload, back, forward, submission', async () => {
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
      await expect(page.locator(PUT_OFF)).toHaveCount(0)
    })
    for (const { id, program } of PROGRAM_BUTTONS) {
      await page.locator(`[data-program="${id}"]`).click()
      await expect(page.getByRole('heading', { name: /^Start Your English Journey/ })).toBeInViewport()
      await expectBelowBar(page, 'global-registration', 76)
      await expect(field).toHaveValue(program)
      await expect(field).toHaveJSProperty('readOnly', true)
      await expect(field).toHaveAccessibleDescription(/As you chose on this page/)
    }
    await test.step('the choice is given back, and the focus goes to it', async () => {
      await trialSection(page).getByRole('button', { name: 'Change program' }).click()
      const choice = trialSection(page).getByRole('combobox', { name: 'Program' })
      await expect(choice).toHaveValue('General English')
      await expect(choice).toBeFocused()
    })
  })

  test('PROG-05 PROG-06 an address can name the program; on the form that it leads to lies no button', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(reportTwoChangesAtOnce)
    await page.goto('/programs?lang=en&program=exam-prep#global-registration')
    await alive(page)
    await expect(trialSection(page).getByLabel('Program')).toHaveValue('Exam Preparation')
    await expect(page.locator('.floating-button')).toBeHidden()
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

test('PROG-06 PROG-07 the floating button is round, at its place, never on the form that it opens; the modal takes the focus and gives it back, however it is closed, in its time', async ({
  page,
}) => {
  await openPrograms(page)
  const button = page.getByRole('button', { name: 'Try a free class' })
  await test.step('PROG-06 48 px below 768 px and 64 px from there, at the bottom right', async () => {
    for (const { width, size, gap } of [
      { width: 390, size: 48, gap: 16 },
      { width: 767, size: 48, gap: 16 },
      { width: 768, size: 64, gap: 28 },
      { width: 1440, size: 64, gap: 28 },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      const place = { x: width - gap - size, y: 900 - gap - size, width: size, height: size }
      await expect.poll(() => button.boundingBox()).toEqual(place)
      await expect(button).toHaveCSS('border-radius', '50%')
    }
  })
  await test.step('PROG-07 title, button, focus, and three ways to close it; the floating button hides meanwhile', async () => {
    for (const close of [
      () => trialModal(page).getByRole('button', { name: 'Close modal' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
    ]) {
      await openTrialModal(page)
      await expect(trialModal(page).getByLabel('Full name')).toBeFocused()
      await expect(trialModal(page).getByRole('button', { name: 'Get Your Free Trial' })).toBeVisible()
      await expect(page.locator('.floating-button')).toBeHidden()
      await close()
      await expect(trialModal(page)).toHaveCount(0)
      await expect(page.locator('.floating-button')).toBeVisible()
      await expect(button).toBeFocused()
    }
  })
  await test.step('PROG-07 it enters in 300 ms and leaves in 200 ms', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openTrialModal(page)
    await expect(page.locator('dialog.modal')).toHaveCSS('transition-duration', /^0\.3s/)
    await trialModal(page).getByRole('button', { name: 'Close modal' }).click()
    await expect(trialModal(page)).toHaveCount(0)
    await expect(page.locator('dialog.modal')).toHaveCSS('transition-duration', /^0\.2s/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })
  await test.step('PROG-06 it never lies on the form that it opens', async () => {
    await layOutEverything(page)
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

async function isCovered(page: Page, field: Locator): Promise<boolean> {
  const button = page.locator('.floating-button')
  if (!(await button.isVisible())) return false
  const [over, under] = await Promise.all([button.boundingBox(), field.boundingBox()])
  if (!over || !under) return false
  return over.x < under.x + under.width && under.x < over.x + over.width && over.y < under.y + under.height
}

/** As a busy browser does: what was seen before the jump to the form, and what is seen now. */
function reportTwoChangesAtOnce(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(onChange: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const before = (now: IntersectionObserverEntry) =>
        ({ target: now.target, isIntersecting: !now.isIntersecting }) as IntersectionObserverEntry
      super((entries, observer) => onChange([...entries.map(before), ...entries], observer), options)
    }
  }
}

async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
