import type { ContentText, Section } from '../../../../domain/desk/desk-content-contract.ts'

/** A value of the form by name: a text in both languages, a line, a switch. */
export type Item = Readonly<Record<string, unknown>>

export type Field =
  /** In both languages. */
  | { kind: 'text'; name: string; max: number; isLong?: true; isOptional?: true }
  /** In both languages, several, one a line. */
  | { kind: 'lines'; name: string; max: number; isOptional: true }
  /** English on both sides. */
  | { kind: 'voice'; name: string; max: number; isOptional: true }
  | { kind: 'line'; name: string; max: number; type?: 'email' | 'tel' | 'url'; isOptional?: true }
  | { kind: 'date'; name: string; isOptional: true }
  | { kind: 'switch'; name: string }
  | { kind: 'photo'; name: string }

export interface Items {
  /** The name of the list in the value; null if the value is the list. */
  list: string | null
  fields: readonly Field[]
  /** By what an item is told from the others. */
  titledBy: string
  subtitledBy?: readonly string[]
  /** Whether they are people of the school, with a face beside the name. */
  haveFaces?: true
  /** So many are shown at first; without it, all. */
  shownAtFirst?: number
  most: number
  /** Missing if there are as many as there are. */
  blank?: () => Item
}

export interface SectionForm {
  section: Section
  icon: string
  fields: readonly Field[]
  items?: Items
}

const text = (name: string, max: number, more: object = {}): Field => ({ kind: 'text', name, max, ...more })
const long = (name: string, max: number, more: object = {}): Field => text(name, max, { isLong: true, ...more })
const lines = (name: string): Field => ({ kind: 'lines', name, max: 1000, isOptional: true })
const profile = (name: string): Field => ({ kind: 'line', name, max: 200, type: 'url', isOptional: true })
const nothing = (): ContentText => ({ id: '', en: '' })

const TEACHER_TEXTS = ['title', 'experience', 'bio']
const TEACHER_LISTS = ['specialties', 'education', 'certifications', 'languages', 'achievements']

/** What can be changed, in the order of the page. */
export const SECTION_FORMS: readonly SectionForm[] = [
  {
    section: 'promo',
    icon: 'tag',
    fields: [
      { kind: 'switch', name: 'isShown' },
      long('title', 60),
      long('lead', 120),
      { kind: 'voice', name: 'voice', max: 60, isOptional: true },
      { kind: 'date', name: 'until', isOptional: true },
    ],
    items: {
      list: 'perks',
      fields: [text('title', 120), long('text', 600)],
      titledBy: 'title',
      most: 6,
      blank: () => ({ icon: 'gift', title: nothing(), text: nothing() }),
    },
  },
  {
    section: 'fees',
    icon: 'newspaper',
    fields: [long('answer', 1000, { isOptional: true })],
    items: { list: 'prices', fields: [text('price', 160, { isOptional: true })], titledBy: 'program', most: 12 },
  },
  {
    section: 'teachers',
    icon: 'users',
    fields: [],
    items: {
      list: null,
      fields: [
        { kind: 'line', name: 'name', max: 80 },
        { kind: 'photo', name: 'photo' },
        text('title', 60),
        text('experience', 60),
        long('bio', 110),
        ...TEACHER_LISTS.map(lines),
      ],
      titledBy: 'name',
      subtitledBy: ['title', 'experience'],
      haveFaces: true,
      shownAtFirst: 3,
      most: 60,
      blank: () => ({
        id: `teacher-${crypto.randomUUID().slice(0, 8)}`,
        name: '',
        photo: '',
        ...Object.fromEntries([...TEACHER_TEXTS, ...TEACHER_LISTS].map((name) => [name, nothing()])),
      }),
    },
  },
  {
    section: 'reviews',
    icon: 'star',
    fields: [],
    items: {
      list: null,
      fields: [{ kind: 'line', name: 'name', max: 80 }, text('role', 120), long('quote', 400)],
      titledBy: 'name',
      subtitledBy: ['role'],
      most: 60,
      blank: () => ({ name: '', role: nothing(), quote: nothing() }),
    },
  },
  {
    section: 'questions',
    icon: 'messages-square',
    fields: [],
    items: {
      list: null,
      fields: [long('question', 200), long('answer', 2000)],
      titledBy: 'question',
      most: 40,
      blank: () => ({ question: nothing(), answer: nothing() }),
    },
  },
  {
    section: 'claims',
    icon: 'circle-check',
    fields: [],
    items: {
      list: null,
      fields: [text('number', 12), long('text', 160)],
      titledBy: 'text',
      subtitledBy: ['number'],
      most: 4,
      blank: () => ({ number: nothing(), text: nothing() }),
    },
  },
  {
    section: 'contact',
    icon: 'phone',
    fields: [
      { kind: 'line', name: 'email', max: 200, type: 'email' },
      { kind: 'line', name: 'phone', max: 30, type: 'tel' },
      { kind: 'line', name: 'address', max: 200 },
      text('hours', 300, { isOptional: true }),
      ...['instagram', 'facebook', 'tiktok', 'linkedin'].map(profile),
    ],
  },
]

export const isText = (value: unknown): value is ContentText =>
  typeof value === 'object' && value !== null && 'id' in value && 'en' in value

export const itemsIn = ({ list }: Items, value: unknown): readonly Item[] =>
  list === null ? (value as readonly Item[]) : ((value as Item)[list] as readonly Item[])

export const withItems = ({ list }: Items, value: unknown, items: readonly Item[]): unknown =>
  list === null ? items : { ...(value as Item), [list]: items }
