import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimsOf } from '../../content/facts/claims.ts'
import type { Program, Question, Teacher, Testimonial } from '../../content/shapes.ts'
import type { Brand } from '../../domain/brand/brand.ts'
import type { School } from '../../domain/school/school.ts'
import { initialsOf } from '../../domain/shared/initials.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import type { HomeWords } from './document-content.ts'
import { html, type Markup } from './html.ts'

/** As on pages, where the style of a school with a logo puts it in the place of the drawing. */
const LOGO_MARK = html`<svg class="logo-mark" viewBox="0 0 24 24" aria-hidden="true">
  <path fill="var(--color-kesumba-600)" d="M2 0h20v1h1v1h1v16h-1v1h-1v1H9v1H8v1H7v1H6v1H4v-4H2v-1H1v-1H0V2h1V1h1z"/>
  <path fill="var(--color-kunyit-500)" d="M4 16v-3h5v-3h5V7h6v9z"/>
  <path fill="#fff6e3" d="M16.5 1.8h1v.8h.8v.8h.8v1h-.8v.8h-.8v.8h-1v-.8h-.8v-.8h-.8v-1h.8v-.8h.8z"/></svg>`

export const logo = ({ shortName, suffix }: Brand): Markup =>
  html`<div class="logo">${LOGO_MARK}<span><b>${shortName}</b> <i>${suffix}</i></span></div>`

/** A drawing of app/art, which the printer renders to PNG. */
export const art = (name: string, look = ''): Markup => html`<img class="${look}" src="art/${name}.png" alt="">`

const SPRITE = readFileSync(join(PROJECT_ROOT, 'app/art/icons.svg'), 'utf8')

/** An icon of the site's sprite, by its name there. */
export const icon = (name: string): Markup => {
  const [, path = ''] = SPRITE.match(new RegExp(`id="${name}" d="([^"]+)"`)) ?? []
  return html`<span class="plate"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg></span>`
}

export const heading = (level: 1 | 2, text: string, voice?: string): Markup => {
  const words = voice ? html`${text} <i class="voice" lang="en">${voice}</i>` : html`${text}`
  return level === 1 ? html`<h1>${words}</h1>` : html`<h2>${words}</h2>`
}

interface Sheet {
  look: string
  body: Markup
  /** Footer with page number; covers have none. */
  foot?: { name: string; page: number }
}

export const sheet = ({ look, body, foot }: Sheet): Markup =>
  html`<section class="sheet ${look}"><div class="body">${body}</div>${
    foot ? html`<p class="foot"><span>${foot.name}</span><b>${foot.page}</b></p>` : ''
  }</section>`

export const skills = ({ learn }: Pick<Program, 'learn'>): Markup =>
  html`<ul class="skills">${learn.map(
    ({ icon: name, title, text }) => html`<li>${icon(name)}<div><h3>${title}</h3><p>${text}</p></div></li>`,
  )}</ul>`

/** The first step is shown lowest, as on the site. */
export const stairs = ({ path }: Pick<Program, 'path'>): Markup =>
  html`<ol class="stairs stairs-${path.length}">${path.map(
    ({ mark, title, text }) => html`<li><b class="mark">${mark}</b><div><h3>${title}</h3><p>${text}</p></div></li>`,
  )}</ol>`

export const ticks = (items: readonly string[]): Markup =>
  html`<ul class="ticks">${items.map((item) => html`<li>${item}</li>`)}</ul>`

export const numbered = (steps: readonly { title: string; text: string }[]): Markup =>
  html`<ol class="numbered">${steps.map(
    ({ title, text }, index) =>
      html`<li><b class="mark">${index + 1}</b><div><h3>${title}</h3><p>${text}</p></div></li>`,
  )}</ol>`

/** One per teacher, in the order of the content. */
const CLOTHS = [
  'cloth-1-truntum',
  'cloth-2-songket',
  'cloth-3-pucuk-rebung',
  'cloth-4-poleng',
  'cloth-5-ulos',
  'cloth-6-kawung',
  'cloth-7-mega-mendung',
  'cloth-8-ikat',
]

const face = ({ name, photo }: Teacher, index: number): Markup =>
  photo ? html`<div class="cloth"><img src="${photo}" alt=""></div>` : cloth(name, index)

const cloth = (name: string, index: number): Markup =>
  html`<div class="cloth cloth-${(index % CLOTHS.length) + 1}">${art(CLOTHS[index % CLOTHS.length] ?? '')}<span>${initialsOf(name)}</span></div>`

export function teacherCard(teacher: Teacher, index: number, home: HomeWords, specialtiesLabel: string): Markup {
  const rows = [
    [specialtiesLabel, teacher.specialties],
    [home['teachers.education'], teacher.education],
    [home['teachers.certifications'], teacher.certifications],
    [home['teachers.languages'], teacher.languages],
    [home['teachers.achievements'], teacher.achievements],
  ] as const
  return html`<article class="teacher">${face(teacher, index)}
    <div>
    <h3>${teacher.name} <span>${teacher.title} · ${teacher.experience}</span></h3>
    <p class="quote">“${teacher.bio}”</p>
    <dl>${rows.map(([label, values]) => html`<dt>${label}</dt><dd>${values.join(', ')}</dd>`)}</dl></div></article>`
}

export const questionList = (questions: readonly Question[]): Markup =>
  html`<div class="questions">${questions.map(({ question, answer }) => html`<div><h3>${question}</h3><p>${answer}</p></div>`)}</div>`

/** A text whose key is made from the school's facts. */
export const textOf = (home: HomeWords, key: string): string => (home as Record<string, string>)[key] ?? ''

export const claims = (school: School, home: HomeWords, look = ''): Markup => {
  const rows = claimsOf(school).map(
    (key) => [textOf(home, `claims.${key}.number`), textOf(home, `claims.${key}.text`)] as const,
  )
  return html`<ul class="claims ${look}">${rows.map(([number, text]) => html`<li><b>${number}</b><span>${text}</span></li>`)}</ul>`
}

export const quotation = ({ quote, name, role }: Testimonial): Markup =>
  html`<figure class="quotation"><blockquote>“${quote}”</blockquote><figcaption><b>${name}</b> ${role}</figcaption></figure>`

export const contactList = (
  { email, phone, address, contactIsSample }: Brand,
  labels: { email: string; phone: string; address: string; sample: string },
): Markup =>
  html`<dl class="contact"><dt>${labels.email}</dt><dd><a href="mailto:${email}">${email}</a></dd><dt>${labels.phone}</dt><dd>${phone}</dd><dt>${labels.address}</dt><dd>${address}</dd></dl>
    ${contactIsSample ? html`<p class="sample">${labels.sample}</p>` : ''}`
