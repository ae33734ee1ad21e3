import type { Program, ProgramId, Teacher } from '../../content/shapes.ts'
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
  ticks,
} from './pieces.ts'

/** Background colours, matching the programs' drawings. */
const GROUNDS: Record<ProgramId, string> = {
  'general-english': 'gold',
  'business-english': 'nila',
  'exam-prep': 'pandan',
  'interpreter-services': 'kesumba',
}
/** Indexes of the questions that fit on the spread; the site shows all of them. */
const QUESTIONS: Record<ProgramId, readonly number[]> = {
  'general-english': [],
  'business-english': [1],
  'exam-prep': [],
  'interpreter-services': [2, 3],
}
const FIRST_PROGRAM_PAGE = 4

/** Sixteen A5 pages, spreads from page 2 on: readable on phones, and four sheets of A4 in print. */
export function brochure(content: DocumentContent): Markup[] {
  const { programs, teachers } = content
  const half = Math.ceil(teachers.length / 2)
  return [
    cover(content),
    reasons(content),
    contents(content),
    ...programs.flatMap((program, index) => programSpread(program, FIRST_PROGRAM_PAGE + index * 2)),
    teacherPage(content, 12, teachers.slice(0, half), 0),
    teacherPage(content, 13, teachers.slice(half), half),
    voices(content),
    questions(content),
    start(content),
  ]
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
    body: html`<h2 class="fifty"><svg viewBox="0 0 540 275" role="img" aria-label="${home['why.image']}"><text x="-14" y="262" fill="#132553">50</text><text class="plus" x="398" y="150" fill="#c22f1e">+</text></svg>${home['why.title']}</h2>
      <p class="lead">${home['why.lead']}</p>
      <ul class="skills one-column">${[
        ['history', home['why.1.title'], home['why.1.text']],
        ['users', home['why.2.title'], home['why.2.text']],
        ['shield-check', home['why.3.title'], home['why.3.text']],
        ['route', home['why.4.title'], home['why.4.text']],
      ].map(
        ([name = '', title = '', text = '']) => html`<li>${icon(name)}<div><h3>${title}</h3><p>${text}</p></div></li>`,
      )}</ul>`,
  })

const contents = ({ brand, home, brochure: t, programs }: DocumentContent): Markup =>
  sheet({
    look: 'on-mori',
    foot: { name: brand.name, page: 3 },
    body: html`${heading(2, home['courses.title'], home['courses.voice'])}
      <p class="lead">${home['courses.lead']}</p>
      <div class="programs">${programs.map(
        ({ id, name, saying, summary }, index) =>
          html`<a class="program" href="#${id}">${art(`art-${id}`)}
          <div>
          <h3>${name}</h3>
          <p class="quote" lang="en">“${saying}”</p>
          <p>${summary}</p>
          <p class="to">${t.page.replace('{page}', String(FIRST_PROGRAM_PAGE + index * 2))}</p></div></a>`,
      )}</div>`,
  })

function programSpread(program: Program, page: number): Markup[] {
  const { id, name, saying, lead, learnTitle, pathTitle, whyTitle, why } = program
  const ground = GROUNDS[id]
  return [
    sheet({
      look: `program-left tint-${ground}`,
      foot: { name, page },
      body: html`<header class="banner on-${ground}" id="${id}">${art(`art-${id}`)}
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
        ${questionList(program.questions.filter((_, place) => QUESTIONS[id].includes(place)))}`,
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

const voices = ({ brand, home, brochure: t, testimonials }: DocumentContent): Markup =>
  sheet({
    look: 'on-gading',
    foot: { name: brand.name, page: 14 },
    body: html`${heading(2, `${home['testimonials.title']}.`, t['voices.voice'])}
      <p class="lead">${t['voices.lead']}</p>
      <div class="quotations">${testimonials.slice(0, 6).map(quotation)}</div>`,
  })

const questions = ({ brand, brochure: t, questions: list }: DocumentContent): Markup =>
  sheet({
    look: 'on-mori',
    foot: { name: brand.name, page: 15 },
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
      ${claims(home)}
      <div class="colophon">${logo(brand)}${contactList(brand, {
        email: t['contact.email'],
        phone: t['contact.phone'],
        address: t['contact.address'],
        sample: t['contact.sample'],
      })}</div>`,
  })
