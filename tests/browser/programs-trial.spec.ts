import type { Page } from '@playwright/test'
import { expectBelowBar, openTrialModal, trialModal, trialSection } from './programs-page.ts'
import { alive, expect, layOutEverything, test } from './site-test.ts'

const PROGRAM_BUTTONS = [
  { id: 'general-english', program: 'General English' },
  { id: 'business-english', program: 'Business English' },
  { id: 'exam-prep', program: 'Exam Preparation' },
  { id: 'interpreter-services', program: 'Interpreter Services' },
]

test.use({ viewport: { width: 1440, height: 900 } })

test('PROG-05 PROG-08 the link of a section selects its program, read-only, also before the page was alive, and leads to the form; it can be given back, survives a reload, follows back and forward, ends with a submission; section and modal share what is typed, a language switch and a reload keep it; the first day is today where the visitor is; the words of each choice stay clear of its border', async ({
  page,
}) => {
  const form = trialSection(page)
  const field = form.getByLabel('Program')
  const choice = form.getByRole('combobox', { name: 'Program' })
  await page.clock.setFixedTime(new Date('2027-03-01T18:30:00Z'))
  await test.step('PROG-05 a link followed before the page was alive counts, and what was typed stays', async () => {
    const release = await holdScripts(page)
    await page.goto('/programs?lang=en')
    await page.locator('[data-program="exam-prep"]').click()
    await form.getByLabel('Full name').click()
    await page.keyboard.type('Sari ')
    release()
    await alive(page)
    await expect(field).toHaveValue('Exam Preparation')
    await openTrialModal(page)
    await expect(trialModal(page).getByLabel('Full name')).toHaveValue('Sari ')
    await page.keyboard.press('Escape')
  })
  await test.step('PROG-08 the first possible date is today where the visitor is', async () => {
    await expect(form.getByLabel('Start date')).toHaveAttribute('min', '2027-03-02')
  })
  await test.step('PROG-05 back and forward', async () => {
    await page.goBack()
    await expect(choice).toHaveValue('General English')
    await page.goForward()
    await expect(field).toHaveValue('Exam Preparation')
  })
  for (const { id, program } of PROGRAM_BUTTONS) {
    await page.locator(`[data-program="${id}"]`).click()
    await expect(page.getByRole('heading', { name: /^Start Your English Journey/ })).toBeInViewport()
    await expectBelowBar(page, 'global-registration', 76)
    await expect(field).toHaveValue(program)
    await expect(field).toHaveJSProperty('readOnly', true)
    await expect(field).toHaveAccessibleDescription(/As you chose on this page/)
  }
  await test.step('the choice is given back, and the focus goes to it; a name in the address that is none is ignored', async () => {
    await form.getByRole('button', { name: 'Change program' }).click()
    await expect(choice).toHaveValue('General English')
    await expect(choice).toBeFocused()
    await page.evaluate(() => {
      history.replaceState(history.state, '', '?lang=en&program=toString#global-registration')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await expect(choice).toHaveValue('General English')
    await page.locator('[data-program="interpreter-services"]').click()
    await expect(field).toHaveValue('Interpreter Services')
  })
  await test.step('section and modal share what is typed, and a language switch and a reload keep it', async () => {
    await form.getByLabel('Full name').fill('Sari')
    await openTrialModal(page)
    await expect(trialModal(page).getByLabel('Full name')).toHaveValue('Sari')
    await trialModal(page).getByLabel('City').selectOption('Medan')
    await trialModal(page).getByText('Business', { exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(form.getByLabel('City')).toHaveValue('Medan')
    await expect(form.getByRole('radio', { name: 'Business' })).toBeChecked()
    await page.locator('.program-bar-row .language-switch').click()
    await expect(form.getByLabel('Nama lengkap')).toHaveValue('Sari')
    await expect(form.getByLabel('Kota')).toHaveValue('Medan')
    await page.reload()
    await alive(page)
    await form.getByLabel('Nama lengkap').scrollIntoViewIfNeeded()
    await expect(form.getByLabel('Nama lengkap')).toHaveValue('Sari')
    await expect(form.getByLabel('Kota')).toHaveValue('Medan')
    await expect(form.getByRole('radio', { name: 'Perusahaan' })).toBeChecked()
    await expect(form.locator('[name=program]')).toHaveValue('Interpreter Services')
    await expect(form.locator('[name=program]')).toHaveJSProperty('readOnly', true)
  })
  await test.step('the words of each choice stay clear of its border at 320 and 390 px, in Indonesian', async () => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const gaps = await form.locator('.radio-tiles label').evaluateAll((labels) =>
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
  await test.step('PROG-05 the choice ends with a submission', async () => {
    await form.locator('[name=email]').fill('sari@contoh.com')
    await form.locator('[name=startDate]').fill('2099-01-05')
    await form.locator('[type=submit]').click()
    await expect(form.locator('select[name=program]')).toHaveValue('General English')
    expect(new URL(page.url()).searchParams.has('program')).toBe(false)
  })
})

test('PROG-05 PROG-06 PROG-07 an address can name the program; the floating button is round, at its place, never on the form that it opens; the modal takes the focus and gives it back, however it is closed, in its time', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Try a free class' })
  await test.step('PROG-05 PROG-06 an address can name the program; on the form that it leads to lies no button', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(reportTwoChangesAtOnce)
    await page.goto('/programs?lang=en&program=exam-prep#global-registration')
    await alive(page)
    await expect(trialSection(page).getByLabel('Program')).toHaveValue('Exam Preparation')
    await expect(page.locator('.floating-button')).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(button).toBeVisible()
  })
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
  await test.step('PROG-07 title, button, focus, and three ways to close it; the floating button hides meanwhile; it enters in 300 ms and leaves in 200 ms', async () => {
    const modal = page.locator('dialog.modal')
    const expectTime = async (time: RegExp) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await expect(modal).toHaveCSS('transition-duration', time)
      await page.emulateMedia({ reducedMotion: 'reduce' })
    }
    for (const [at, close] of [
      () => trialModal(page).getByRole('button', { name: 'Close modal' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
    ].entries()) {
      await openTrialModal(page)
      await expect(trialModal(page).getByLabel('Full name')).toBeFocused()
      await expect(trialModal(page).getByRole('button', { name: 'Get Your Free Trial' })).toBeVisible()
      await expect(page.locator('.floating-button')).toBeHidden()
      if (at === 0) await expectTime(/^0\.3s/)
      await close()
      await expect(trialModal(page)).toHaveCount(0)
      if (at === 0) await expectTime(/^0\.2s/)
      await expect(page.locator('.floating-button')).toBeVisible()
      await expect(button).toBeFocused()
    }
  })
  await test.step('PROG-06 it never lies on the form that it opens', async () => {
    await layOutEverything(page)
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(button).toBeVisible()
      expect(await coveredFields(page), `at ${width}`).toEqual([])
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(button).toBeVisible()
    }
  })
})

/** Brings each field to the foot of the window; gives those on which the button still lies after a while. */
const coveredFields = (page: Page): Promise<string[]> =>
  trialSection(page)
    .locator('.field, .purpose, [type=submit]')
    .evaluateAll(async (fields) => {
      const button = document.querySelector('.floating-button')
      const isCovered = (field: Element) => {
        if (!button?.checkVisibility({ visibilityProperty: true })) return false
        const [over, under] = [button.getBoundingClientRect(), field.getBoundingClientRect()]
        return over.x < under.right && under.x < over.right && over.y < under.bottom
      }
      const covered: string[] = []
      for (const field of fields) {
        field.scrollIntoView({ block: 'end', behavior: 'instant' })
        for (let frames = 0; frames < 2 || (frames < 60 && isCovered(field)); frames++)
          await new Promise(requestAnimationFrame)
        if (isCovered(field)) covered.push(field.outerHTML)
      }
      return covered
    })

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
