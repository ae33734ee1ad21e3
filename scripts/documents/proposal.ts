import { programsOf } from '../../content/facts/offers.ts'
import type { Program, Testimonial } from '../../content/shapes.ts'
import type { ProgramKind, School } from '../../domain/school/school.ts'
import type { DocumentContent } from './document-content.ts'
import { html, type Markup } from './html.ts'
import {
  art,
  claims,
  contactList,
  heading,
  logo,
  numbered,
  quotation,
  sheet,
  skills,
  stairs,
  teacherCard,
  ticks,
} from './pieces.ts'

/** Indexes of the sample school's testimonials about teams and events. */
const FROM_CLIENTS = [3, 11, 9]
const MOST_CLIENTS = 3

/** For companies; the last page is a form to fill in. The sample school's has eight. */
export function proposal(content: DocumentContent): Markup[] {
  const made = [cover(content), offer(content)]
  const next = () => made.length + 1
  made.push(path(content, next()))
  made.push(work(content, next()))
  const service = findProgram(content, 'interpreter-services')
  if (service) made.push(interpreters(content, service, next()))
  if (content.teachers.length > 0) made.push(team(content, next()))
  if (content.testimonials.length > 0) made.push(clients(content, next()))
  return [...made, needs(content)]
}

const cover = ({ brand, proposal: t }: DocumentContent): Markup =>
  sheet({
    look: 'cover cover-proposal on-nila',
    body: html`${logo(brand)}${heading(1, t['cover.title'], t['cover.voice'])}
      <p class="lead">${t['cover.lead']}</p>
      ${art('art-business-english', 'scene')}
      <p class="ribbon">${t.title}</p>`,
  })

const offer = (content: DocumentContent): Markup => {
  const { brand, proposal: t } = content
  const business = programOf(content, 'business-english')
  return sheet({
    look: 'roomy on-mori tint-nila',
    foot: { name: brand.name, page: 2 },
    body: html`${heading(2, t['offer.title'], t['offer.voice'])}
      <p class="lead">${t['offer.lead']}</p>
      ${skills(business)}
      <div class="why on-nila">
      <h3>${business.whyTitle}</h3>
      ${ticks(business.why)}</div>`,
  })
}

const path = (content: DocumentContent, page: number): Markup =>
  sheet({
    look: 'roomy on-gading tint-nila',
    foot: { name: content.brand.name, page },
    body: html`${heading(2, content.proposal['path.title'], content.proposal['path.voice'])}
      <p class="lead">${content.proposal['path.lead']}</p>
      ${stairs(programOf(content, 'business-english'))}`,
  })

const work = ({ brand, proposal: t }: DocumentContent, page: number): Markup =>
  sheet({
    look: 'roomy on-nila truntum',
    foot: { name: brand.name, page },
    body: html`${heading(2, t['work.title'], t['work.voice'])}${numbered([
      { title: t['work.1.title'], text: t['work.1.text'] },
      { title: t['work.2.title'], text: t['work.2.text'] },
      { title: t['work.3.title'], text: t['work.3.text'] },
      { title: t['work.4.title'], text: t['work.4.text'] },
      { title: t['work.5.title'], text: t['work.5.text'] },
    ])}<div class="why on-gold"><h3>${t['work.fees.title']}</h3><p>${t['work.fees.text']}</p></div>`,
  })

const interpreters = (content: DocumentContent, service: Program, page: number): Markup => {
  const { brand, proposal: t } = content
  return sheet({
    look: 'on-mori tint-kesumba',
    foot: { name: brand.name, page },
    body: html`${heading(2, t['interpreter.title'], service.saying)}
      <p class="lead">${service.lead}</p>
      ${stairs(service)}
      <div class="why on-kesumba">
      <h3>${service.whyTitle}</h3>
      ${ticks(service.why)}</div>
      <div class="aside">
      <h3>${t['interpreter.prepare']}</h3>
      <p>${t['interpreter.prepare.text']}</p></div>`,
  })
}

const team = (content: DocumentContent, page: number): Markup => {
  const { brand, home, proposal: t, teachers } = content
  const ids = [...programOf(content, 'business-english').teachers, 'hendra-wijaya']
  return sheet({
    look: 'people on-nila truntum',
    foot: { name: brand.name, page },
    body: html`${heading(2, t['team.title'], t['team.voice'])}<div class="teachers">${teachers.flatMap(
      (teacher, index) => (ids.includes(teacher.id) ? [teacherCard(teacher, index, home, t['team.specialties'])] : []),
    )}</div>`,
  })
}

const clients = ({ brand, home, proposal: t, testimonials }: DocumentContent, page: number): Markup =>
  sheet({
    look: 'on-gading kawung',
    foot: { name: brand.name, page },
    body: html`${heading(2, t['clients.title'], t['clients.voice'])}<div class="quotations large">${fromClients(brand, testimonials).map(quotation)}</div><h2 class="second">${t['why.title']}</h2>${claims(brand, home, 'stacked')}`,
  })

const needs = (content: DocumentContent): Markup => {
  const { brand, brochure, proposal: t } = content
  const skillNames = programOf(content, 'business-english').learn.map(({ title }) => title)
  const line = (label: string, look = '') => html`<div class="blank ${look}"><span>${label}</span></div>`
  const choices = (label: string, items: readonly string[]) =>
    html`<div class="choices"><span>${label}</span><ul>${items.map((item) => html`<li>${item}</li>`)}</ul></div>`
  return sheet({
    look: 'needs on-mori',
    body: html`${heading(2, t['needs.title'], t['needs.voice'])}
      <p class="lead">${t['needs.lead']}</p>
      <div class="form">${line(t['needs.company'])}${line(t['needs.industry'])}${line(t['needs.contact'])}${line(t['needs.reach'])}${line(t['needs.city'])}${line(t['needs.people'])}</div>
      ${choices(t['needs.place'], [
        t['needs.place.office'],
        t['needs.place.school'],
        t['needs.place.online'],
      ])}${choices(t['needs.skills'], skillNames)}${line(t['needs.goal'], 'tall')}${line(t['needs.interpreter'])}
      <div class="colophon on-nila">${logo(brand)}${contactList(brand, {
        email: brochure['contact.email'],
        phone: brochure['contact.phone'],
        address: brochure['contact.address'],
        sample: brochure['contact.sample'],
      })}</div>`,
  })
}

const fromClients = ({ own }: School, testimonials: readonly Testimonial[]): Testimonial[] =>
  own
    ? testimonials.slice(0, MOST_CLIENTS)
    : FROM_CLIENTS.map((place) => testimonials[place]).filter((one) => one !== undefined)

const findProgram = ({ brand, programs }: DocumentContent, kind: ProgramKind): Program | undefined => {
  const id = programsOf(brand).find((program) => program.kind === kind)?.id
  return programs.find((program) => program.id === id)
}

function programOf(content: DocumentContent, kind: ProgramKind): Program {
  const found = findProgram(content, kind)
  if (!found) throw new Error(`There is no program ${kind}`)
  return found
}
