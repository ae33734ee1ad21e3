import type { Page } from '@playwright/test'
import { alive } from '../../tests/browser/site-test.ts'
import { openChat, say } from './chat-shots.ts'
import type { Shot } from './shot.ts'

const next = (page: Page) => page.locator('.quiz-next')
const chips = (page: Page) => page.locator('.quiz-chip:enabled')

/** The embedded tutor asks; the first choice is right or wrong, as it happens. */
async function startQuiz(page: Page): Promise<void> {
  await openChat(page)
  await say(page, 'quiz')
  await chips(page).first().waitFor()
}

/** Answers until the last one was the kind that is wanted. */
async function answerUntil(page: Page, look: string): Promise<void> {
  await startQuiz(page)
  for (let turn = 0; turn < 5; turn += 1) {
    await chips(page)
      .nth(turn % 2)
      .click()
    await next(page).waitFor()
    if ((await page.locator('.quiz').last().locator(look).count()) > 0) return
    await next(page).click()
    await chips(page).first().waitFor()
  }
}

async function finishQuiz(page: Page): Promise<void> {
  await startQuiz(page)
  for (let turn = 1; turn <= 5; turn += 1) {
    await chips(page).first().click()
    await next(page).click()
    if (turn < 5) await chips(page).first().waitFor()
  }
  await page.locator('.quiz-end').waitFor()
}

/** The skipped question comes back after the last one. */
async function skipThenFinish(page: Page): Promise<void> {
  await startQuiz(page)
  await page.locator('.quiz-link').last().click()
  await next(page).click()
  for (let turn = 2; turn <= 5; turn += 1) {
    await chips(page).first().click()
    await next(page).click()
  }
  await chips(page).first().waitFor()
}

/** Asked in the page's language, as it is answered in. */
async function check(page: Page, sentence: string, unfold = false): Promise<void> {
  await openChat(page)
  const language = await page.locator('html').getAttribute('lang')
  await say(page, `${language === 'id' ? 'tolong cek' : 'please check'}: ${sentence}`)
  await page.locator('.chat-theirs').nth(1).waitFor()
  if (unfold) await page.locator('.fix-why summary').last().click()
}

const ESSAY = `Nowadays, many people works from home. I think this is a good thing because it make us more free.

First, we can safe two hours every day, because we don't go to the office. Beside that, we can have lunch with our family. However, some people feels lonely.

For example, my brother work alone and he is very enjoy his garden.`

const CHAT: Record<string, (page: Page) => Promise<void>> = {
  'quiz': startQuiz,
  'quiz-right': (page) => answerUntil(page, '.quiz-note-good'),
  'quiz-wrong': (page) => answerUntil(page, '.quiz-wrong'),
  'quiz-skipped': async (page) => {
    await startQuiz(page)
    await page.locator('.quiz-link').last().click()
    await next(page).waitFor()
  },
  'quiz-once-more': skipThenFinish,
  'quiz-end': finishQuiz,
  'correction': (page) => check(page, 'Yesterday I go to Bandung with my friend.'),
  'correction-why': (page) => check(page, 'Yesterday I go to Bandung with my friend.', true),
  'correction-several': (page) => check(page, 'She don’t like coffee because it make she can’t sleep.', true),
  'correction-right': (page) => check(page, 'Yesterday I went to Bandung with my friend.'),
  'correction-unsure': (page) => check(page, 'They watching TV at 7.'),
  'essay': async (page) => {
    await openChat(page)
    await say(page, ESSAY)
    await page.locator('.essay').waitFor()
  },
  'essay-end': async (page) => {
    await openChat(page)
    await say(page, ESSAY)
    await page.locator('.essay-foot').evaluate((foot) => foot.scrollIntoView({ block: 'end' }))
  },
  'correction-again': async (page) => {
    await check(page, 'Yesterday I go to Bandung with my friend.')
    await page.locator('.fix-again').click()
  },
}

/** Registers in the dialog; the card takes the place of the form below. */
async function register(page: Page): Promise<void> {
  await page.locator('.hero-actions button').click()
  const form = page.locator('dialog[open] form')
  await form.locator('[name="name"]').fill('Sari Wulandari')
  await form.locator('[name="email"]').fill('sari@contoh.com')
  await form.locator('[name="city"]').selectOption({ index: 1 })
  await form.locator('[type="submit"]').click()
  await page.locator('#promo').scrollIntoViewIfNeeded()
  await page.locator('.after').waitFor()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.locator('.after').evaluate((card) => card.scrollIntoView())
}

async function play(page: Page, steps: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await alive(page)
  await page.locator('.play-step').first().waitFor()
  for (let step = 0; step < steps; step += 1) await page.locator('.play-step').nth(step).click()
}

async function askWords(page: Page, words: readonly string[]): Promise<void> {
  await page.locator('#ai-explainer').scrollIntoViewIfNeeded()
  for (const word of words) {
    await page.locator('#explainer-word').fill(word)
    await page.locator('#explainer-word').press('Enter')
    await page.locator('.your-words button', { hasText: word }).waitFor()
  }
}

/** On a phone the third of the row, as somebody sees it who has swiped twice. */
async function browseTeachers(page: Page): Promise<void> {
  await page.locator('#teachers').evaluate((section) => section.scrollIntoView())
  await page.locator('.rail-counter').waitFor({ state: 'attached' })
  await page
    .locator('.teacher-grid > li')
    .nth(2)
    .evaluate((card) => card.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' }))
}

/** She invites whoever rests in a section after the chat has come. */
async function restIn(page: Page, anchor: string): Promise<void> {
  await page.clock.install()
  await page.reload()
  await alive(page)
  await page.locator(`#${anchor}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await page.clock.runFor(8000)
  await page.locator('dialog.chat').waitFor({ state: 'attached' })
  await page.clock.runFor(6500)
  await page.locator('.invitation').waitFor()
}

const HOME: Record<string, (page: Page) => Promise<void>> = {
  'invitation': (page) => restIn(page, 'courses'),
  'invitation-faq': (page) => restIn(page, 'faq'),
  'hero-play': (page) => play(page, 0),
  'hero-play-three': (page) => play(page, 3),
  'hero-play-all': (page) => play(page, 5),
  'after-registering': register,
  'your-words': (page) => askWords(page, ['brave', 'resilient', 'went']),
  'teachers': (page) => page.locator('#teachers').scrollIntoViewIfNeeded(),
  'teachers-third': browseTeachers,
}

const asShots = (states: typeof CHAT): Shot[] =>
  Object.entries(states).map(([name, prepare]) => ({ name: `delight-${name}`, path: '/', onlyWindow: true, prepare }))

/** With a day that was wished for, which has a place in a calendar. */
async function registerForTrial(page: Page): Promise<void> {
  const form = page.locator('#global-registration form')
  await form.locator('[name="name"]').fill('Sari Wulandari')
  await form.locator('[name="email"]').fill('sari@contoh.com')
  await form.locator('[name="city"]').selectOption({ index: 1 })
  await form.locator('[name="startDate"]').fill('2099-01-05')
  await form.locator('[type="submit"]').click()
  await page.locator('.after').evaluate((card) => card.scrollIntoView())
}

export const DELIGHT_SHOTS: readonly Shot[] = [
  ...asShots(CHAT),
  ...asShots(HOME),
  { name: 'delight-after-trial', path: '/programs', onlyWindow: true, prepare: registerForTrial },
]
