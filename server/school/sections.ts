import type { ContentText, ContentValues, Section } from '../../domain/desk/desk-content-contract.ts'
import { storedName } from '../../domain/school/photo-names.ts'
import type { Language } from '../../domain/shared/language.ts'
import type { SchoolFiles } from './read-files.ts'
import type { Words } from './words.ts'

interface SectionRule<Value> {
  /** What the school's files have. */
  read(files: SchoolFiles): Value
  /** The files with the value in place of theirs; `today` is a day in Jakarta. */
  put(files: SchoolFiles, value: Value, today: string): SchoolFiles
}

const NETWORKS = ['instagram', 'facebook', 'tiktok', 'linkedin'] as const
const TEACHER_LISTS = ['specialties', 'education', 'certifications', 'languages', 'achievements'] as const

/** How each section stands in the school's files. */
export const SECTION_RULES: { [Key in Section]: SectionRule<ContentValues[Key]> } = {
  promo: {
    read: ({ school: { promo } }) => ({
      isShown: promo !== undefined,
      title: promo?.title ?? NOTHING,
      voice: promo?.voice ?? NOTHING,
      lead: promo?.lead ?? NOTHING,
      perks: promo?.perks ?? [],
      until: '',
    }),
    put: (files, { isShown, until, title, voice, lead, perks }, today) => {
      const { promo: _, ...school } = files.school
      if (!isShown || (until !== '' && until < today)) return { ...files, school }
      const promo = {
        title: both(title),
        voice: ifWritten(voice),
        lead: until === '' ? both(lead) : withEnd(both(lead), until),
        perks: perks.map((perk) => ({ icon: perk.icon, title: both(perk.title), text: both(perk.text) })),
      }
      return { ...files, school: { ...school, promo } }
    },
  },
  fees: {
    read: ({ school, programs }) => ({
      answer: school.answers.fees ?? NOTHING,
      prices: programs.map(({ id, price }) => ({ program: id, price: price ?? NOTHING })),
    }),
    put: (files, { answer, prices }) => ({
      ...files,
      school: { ...files.school, answers: { ...files.school.answers, fees: ifWritten(answer) } },
      programs: files.programs.map((program) => {
        const own = prices.find((price) => price.program === program.id)
        return own ? { ...program, price: ifWritten(own.price) } : program
      }),
    }),
  },
  teachers: {
    read: ({ teachers }) =>
      teachers.map(({ photo = '', ...teacher }) => ({
        ...teacher,
        photo,
        ...eachList((list) => inLines(teacher[list])),
      })),
    put: (files, values) => {
      const isKept = (photo: string) => storedName(photo) || files.teachers.some((known) => known.photo === photo)
      const teachers = values.map(({ photo, title, experience, bio, ...teacher }) => ({
        ...teacher,
        title: both(title),
        experience: both(experience),
        bio: both(bio),
        ...eachList((list) => fromLines(teacher[list])),
        ...(isKept(photo) && { photo }),
      }))
      const isThere = (id: string) => teachers.some((teacher) => teacher.id === id)
      const programs = files.programs.map((program) => ({ ...program, teachers: program.teachers.filter(isThere) }))
      return { ...files, teachers, programs }
    },
  },
  reviews: {
    read: ({ reviews }) => reviews,
    put: (files, values) => ({
      ...files,
      reviews: values.map(({ name, quote, role }) => ({ name, quote: both(quote), role: both(role) })),
    }),
  },
  questions: {
    read: ({ questions }) => questions,
    put: (files, values) => ({
      ...files,
      questions: values.map(({ question, answer }) => ({ question: both(question), answer: both(answer) })),
    }),
  },
  claims: {
    read: ({ school }) => school.claims,
    put: (files, values) => {
      const claims = values.map(({ number, text }) => ({ number: both(number), text: both(text) }))
      return { ...files, school: { ...files.school, claims } }
    },
  },
  contact: {
    read: ({ school: { email, phone, address, hours, social } }) => ({
      email,
      phone,
      address,
      hours: hours ?? NOTHING,
      ...eachNetwork((network) => social[network] ?? ''),
    }),
    put: (files, { email, phone, address, hours, ...profiles }) => {
      const social = Object.fromEntries(Object.entries(profiles).filter(([, profile]) => profile))
      const contact = { email, phone, address, hours: ifWritten(hours), social }
      // Whoever writes a contact means it.
      return { ...files, school: { ...files.school, ...contact, isSample: false } }
    },
  },
}

const NOTHING: ContentText = { id: '', en: '' }

/** A language without a text shows the other one's. */
const both = ({ id, en }: ContentText): Words => ({ id: id.trim() || en.trim(), en: en.trim() || id.trim() })

function ifWritten(text: ContentText): Words | undefined {
  const words = both(text)
  return words.id === '' ? undefined : words
}

const eachList = <Value>(value: (list: (typeof TEACHER_LISTS)[number]) => Value) =>
  Object.fromEntries(TEACHER_LISTS.map((list) => [list, value(list)])) as Record<(typeof TEACHER_LISTS)[number], Value>

const eachNetwork = (value: (network: (typeof NETWORKS)[number]) => string) =>
  Object.fromEntries(NETWORKS.map((network) => [network, value(network)])) as Record<(typeof NETWORKS)[number], string>

const inLines = (items: readonly Words[]): ContentText => ({
  id: items.map(({ id }) => id).join('\n'),
  en: items.map(({ en }) => en).join('\n'),
})

function fromLines(text: ContentText): Words[] {
  const linesIn = (language: Language) => text[language].split('\n').filter((line) => line.trim())
  const [id, en] = [linesIn('id'), linesIn('en')]
  const longer = id.length >= en.length ? id : en
  return longer.map((_, at) => both({ id: id[at] ?? '', en: en[at] ?? '' }))
}

const UNTIL: Record<Language, string> = { id: 'Sampai', en: 'Until' }
const LOCALES: Record<Language, string> = { id: 'id-ID', en: 'en-GB' }

function withEnd(lead: Words, day: string): Words {
  const end = (language: Language) => {
    const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
    return `${lead[language]} ${UNTIL[language]} ${format.format(Date.parse(day))}.`
  }
  return { id: end('id'), en: end('en') }
}
