import { programsOf } from '../../content/facts/offers.ts'
import { figureOf, reasonsOf } from '../../content/facts/reasons.ts'
import type { Program, Teacher } from '../../content/shapes.ts'
import type { ProgramKind, School } from '../../domain/school/school.ts'
import type { DocumentContent } from './document-content.ts'
import { html, type Markup } from './html.ts'
import {
  art,
  claims,
  contactList,
  heading,
  icon,
  logo,
  numbered,
  questionList,
  quotation,
  sheet,
  skills,
  stairs,
  teacherCard,
  textOf,
  ticks,
} from './pieces.ts'

/** Background colours, matching the programs' drawings. */
const GROUNDS: Record<ProgramKind, string> = {
  'general-english': 'gold',
  'business-english': 'nila',
  'exam-prep': 'pandan',
  'interpreter-services': 'kesumba',
}
/** Indexes of the sample school's questions that fit on the spread; the site shows all of them. */
const QUESTIONS: Record<string, readonly number[]> = {
  'business-english': [1],
  'interpreter-services': [2, 3],
}
const FIRST_PROGRAM_PAGE = 4

const TEACHERS_ON_PAGE = 4

/** A5 pages, spreads from page 2 on: readable on phones. The sample school's sixteen are four sheets of A4 in print. */
export function brochure(content: DocumentContent): Markup[] {
  const { programs, teachers, testimonials, questions: asked } = content
  const made = [cover(content), reasons(content), contents(content)]
  const next = () => made.length + 1
  for (const program of programs) made.push(...programSpread(content, program, next()))
  for (let from = 0; from < teachers.length; from += TEACHERS_ON_PAGE)
    made.push(teacherPage(content, next(), teachers.slice(from, from + TEACHERS_ON_PAGE), from))
  if (testimonials.length > 0) made.push(voices(content, next()))
  if (asked.length > 0) made.push(questions(content, next()))
  return [...made, start(content)]
}

const cover = ({ brand, home, brochure: t }: DocumentContent): Markup =>
  sheet({
    look: 'cover on-nila',
    body: html`${logo(brand)}
      <h1>${home['hero.title.start']} <i class="voice" lang="en">${home['hero.title.voice']}</i> ${home['hero.title.end']}</h1>
      <p class="lead">${t['cover.lead']}</p>
      ${art('hero-scene', 'scene')}
      <p class="ribbon">${t.title}</p>`,
  })

const reasons = ({ brand, home }: DocumentContent): Markup =>
  sheet({
    look: 'on-gading kawung',
    foot: { name: brand.name, page: 2 },
    body: html`<h2 class="fifty">${figure(brand, home['why.image'])}${home['why.title']}</h2>
      <p class="lead">${home['why.lead']}</p>
      <ul class="skills one-column">${reasonsOf(brand).map(
        ({ key, icon: name }) =>
          html`<li>${icon(name)}<div><h3>${textOf(home, `why.${key}.title`)}</h3><p>${textOf(home, `why.${key}.text`)}</p></div></li>`,
      )}</ul>`,
  })

const PLUS = html`<text class="plus" x="398" y="150" fill="var(--color-kesumba-600)">+</text>`

const figure = (school: School, label: string): Markup => {
  const shown = figureOf(school)
  return shown
    ? html`<svg viewBox="0 0 540 275" role="img" aria-label="${label}">
        <text x="-14" y="262" fill="var(--color-nila-800)">${shown.replace('+', '')}</text>
        ${shown.endsWith('+') ? PLUS : ''}</svg>`
    : html``
}

const contents = ({ brand, home, brochure: t, programs }: DocumentContent): Markup =>
  sheet({
    look: 'on-mori',
    foot: { name: brand.name, page: 3 },
    body: html`${heading(2, home['courses.title'], home['courses.voice'])}
      <p class="lead">${home['courses.lead']}</p>
      <div class="programs">${programs.map(
        ({ id, name, saying, summary }, index) =>
          html`<a class="program" href="#${id}">${art(`art-${lookOf(brand, id)}`)}
          <div>
          <h3>${name}</h3>
          <p class="quote" lang="en">“${saying}”</p>
          <p>${summary}</p>
          <p class="to">${t.page.replace('{page}', String(FIRST_PROGRAM_PAGE + index * 2))}</p></div></a>`,
      )}</div>`,
  })

const lookOf = (school: School, id: string): ProgramKind =>
  programsOf(school).find((program) => program.id === id)?.look ?? 'general-english'

function programSpread({ brand }: DocumentContent, program: Program, page: number): Markup[] {
  const { id, name, saying, lead, learnTitle, pathTitle, whyTitle, why } = program
  const look = lookOf(brand, id)
  const ground = GROUNDS[look]
  return [
    sheet({
      look: `program-left tint-${ground}`,
      foot: { name, page },
      body: html`<header class="banner on-${ground}" id="${id}">${art(`art-${look}`)}
        <h2>${name}</h2>
        <p class="saying" lang="en">“${saying}”</p>
        <p>${lead}</p></header>
        <h3 class="title">${learnTitle}</h3>
        ${skills(program)}`,
    }),
    sheet({
      look: `program-right tint-${ground}`,
      foot: { name, page: page + 1 },
      body: html`<h3 class="title">${pathTitle}</h3>
        ${stairs(program)}
        <div class="why on-${ground}">
        <h3>${whyTitle}</h3>
        ${ticks(why)}</div>
        ${questionList(program.questions.filter((_, place) => QUESTIONS[id]?.includes(place)))}`,
    }),
  ]
}

function teacherPage(
  { brand, home, brochure: t }: DocumentContent,
  page: number,
  shown: readonly Teacher[],
  from: number,
) {
  const isFirst = from === 0
  return sheet({
    look: 'people on-nila truntum',
    foot: { name: brand.name, page },
    body: html`${
      isFirst
        ? heading(2, t['teachers.title'], home['teachers.voice'])
        : heading(2, t['teachers.more'], t['teachers.more.voice'])
    }<div class="teachers">${shown.map((teacher, index) =>
      teacherCard(teacher, from + index, home, t['teachers.specialties']),
    )}</div>`,
  })
}

const voices = ({ brand, home, brochure: t, testimonials }: DocumentContent, page: number): Markup =>
  sheet({
    look: 'on-gading',
    foot: { name: brand.name, page },
    body: html`${heading(2, `${home['testimonials.title']}.`, t['voices.voice'])}
      <p class="lead">${t['voices.lead']}</p>
      <div class="quotations">${testimonials.slice(0, 6).map(quotation)}</div>`,
  })

const questions = ({ brand, brochure: t, questions: list }: DocumentContent, page: number): Markup =>
  sheet({
    look: 'on-mori',
    foot: { name: brand.name, page },
    body: html`${heading(2, t['questions.title'], t['questions.voice'])}<p class="lead">${t['questions.lead']}</p>${questionList(list)}`,
  })

const start = ({ brand, home, brochure: t }: DocumentContent): Markup =>
  sheet({
    look: 'back on-nila truntum',
    body: html`${heading(2, t['start.title'], t['start.voice'])}${numbered([
      { title: t['start.1.title'], text: t['start.1.text'] },
      { title: t['start.2.title'], text: t['start.2.text'] },
      { title: t['start.3.title'], text: t['start.3.text'] },
      { title: t['start.4.title'], text: t['start.4.text'] },
    ])}
      <p class="kiky">${art('ms-kiky')}<span>${t['start.chat']}</span></p>
      <p class="fees">${t.fees}</p>
      ${claims(brand, home)}
      <div class="colophon">${logo(brand)}${contactList(brand, {
        email: t['contact.email'],
        phone: t['contact.phone'],
        address: t['contact.address'],
        sample: t['contact.sample'],
      })}</div>`,
  })
