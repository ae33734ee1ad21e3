import { anyOf } from '../domain/shared/any-of.ts'
import { phraseList } from '../domain/shared/word-lists.ts'

/** What she says in her role to a question that her script does not have; the first whose words are found. */
export const commonAsides: readonly { words: readonly string[]; say: string }[] = [
  { words: ['how are you', "how's it going", 'how do you do'], say: "I'm fine, thank you." },
  { words: ['your name', 'who are you'], say: 'You can call me Kiky.' },
  { words: ['can you repeat', 'could you repeat', 'say that again', 'say it again'], say: 'Of course.' },
  {
    words: ['deal', 'is it a deal', 'do we have a deal', 'do you agree', 'agreed', 'is that fair', 'is the price ok'],
    say: 'All right, deal!',
  },
  {
    words: [
      ...['you from where', 'where you from', 'where are you from', 'where do you come from', 'where you come from'],
      ...['you come from', 'your country', 'which country', 'you come from where', 'from where are you', 'from where'],
    ],
    say: "I'm from Canada.",
  },
  {
    words: ['weather in', 'weather there', 'your weather', 'hot there', 'cold there', 'climate'],
    say: "In Canada it's very cold in winter, but summer is lovely.",
  },
  { words: ['what do you do', 'your job', 'what is your work', 'your work', 'you work'], say: 'I work in an office.' },
  { words: ['are you married', 'have children', 'your family'], say: 'Yes, I have a small family at home.' },
  { words: ['first time'], say: "Yes, it's my first time here, and I love it!" },
  {
    words: ['wait long', 'waiting long', 'waited long', 'long wait', 'already wait', 'have you waited', 'been waiting'],
    say: 'No, only a few minutes.',
  },
  {
    words: [
      'where does it hurt',
      'where is the pain',
      'feel pain',
      'feel the pain',
      'which part hurts',
      'where it hurt',
    ],
    say: 'It hurts right here.',
  },
  {
    words: ['how many people', 'how many person', 'how many persons', 'for how many', 'how many guests'],
    say: 'There are two of us.',
  },
  {
    words: ['how many nights', 'how many days', 'how long will you stay', 'how long do you stay'],
    say: 'Three nights.',
  },
  { words: ['room number', 'number of your room', 'which room'], say: "It's room 305." },
  { words: ['phone number', 'your number'], say: "It's 555 0123." },
  { words: ['passport', 'boarding pass', 'id card'], say: 'Yes, here you are.' },
  {
    words: [
      'drop you',
      'where to',
      'where are you going',
      'where do you want to go',
      'where you want to go',
      'want i drop',
    ],
    say: 'Near the city centre, please.',
  },
  {
    words: ['try first', 'want to try', 'like to try', 'taste', 'try it', 'try one', 'sample'],
    say: "Yes, I'd love to try it!",
  },
  { words: ['have you ever', 'have you tried', 'have you been', 'did you ever'], say: "No, not yet, but I'd love to." },
  {
    words: ['get to', 'way to', 'how do i go', 'how to go', 'go to the'],
    say: 'Go straight on for two minutes, then turn left.',
  },
  { words: ['spicy'], say: 'A little spicy is fine for me.' },
  { words: ['do you like', 'did you like', 'you like it', 'do you enjoy'], say: 'Yes, I like it very much!' },
  { words: ['do you understand', 'you understand', 'is it clear', 'understand'], say: 'Yes, I understand.' },
  { words: ['are you ready', 'ready'], say: "Yes, I'm ready." },
  { words: ['are you sure'], say: "Yes, I'm sure." },
  { words: ['how long have you', 'since when'], say: 'For about five years.' },
  { words: ['how much', 'price', 'cost', 'discount'], say: "I'm not sure about the price. Let me find out for you." },
  { words: ['what time', 'when', 'how long'], say: "I'm not sure about the time. Let me find out for you." },
  { words: ['where'], say: "It's not far from here. I'll show you later." },
  {
    words: ['do you want', 'would you like', 'do you need', 'shall i', 'can i help', 'may i help'],
    say: 'Yes, please.',
  },
]

/** To any other question. */
export const unknownAside = "Hmm, that's a good question. I'm not sure, but I'll find out for you."

/** To any other question that stands beside an answer. */
export const unknownBeside = "Hmm, that's a good question. Let me think about it."

const LESS = anyOf('lower less cheaper down discount')
const BIG_NUMBER = anyOf('hundred thousand million')
const oneOf = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'i')

/** What was told once is not asked again: how it is told, and how it is asked. */
export const toldOnce: readonly { name: string; tells: RegExp; asks: RegExp }[] = [
  {
    name: 'price',
    tells: oneOf(
      `\\b(?:\\d[\\d.,]*|${BIG_NUMBER})\\b.*\\b(?:${BIG_NUMBER}|${anyOf('rupiah k dollar dollars idr cheap')})\\b`,
      '\\brp\\.? ?\\d',
    ),
    asks: /\bhow much is it\b|\bhow much\b.*\bcost\b/i,
  },
  {
    name: 'deal',
    tells: oneOf(
      `\\b${anyOf('deal no_discount discount_for_you fixed_price price_already price_is_already')}\\b`,
      `\\b${anyOf('best last final lowest')} price\\b`,
      `\\b${anyOf("can't cannot can_not couldn't")} ${anyOf('give go make_it sell')}\\b.*\\b${LESS}\\b`,
      '\\bfor you\\b.*\\d',
    ),
    asks: /\bbetter price\b|\bcheaper\b|\ba (?:little|bit) (?:too )?expensive\b|\bdiscount\b/i,
  },
  { name: 'name', tells: /\b(?:[Mm]y name(?: is|'s)|[Cc]all me|[Ii] am|[Ii]'m) \p{Lu}\p{L}+/u, asks: /\byour name\b/i },
  { name: 'origin', tells: /\b(?:from|live in) \p{Lu}\p{L}+/u, asks: /\bwhere are you from\b|\bare you from here\b/i },
  {
    name: 'trouble',
    tells: oneOf(
      `\\b(?:angry|rude|upset) ${anyOf('guest customer client passenger patient')}\\b`,
      `\\b${anyOf('shouted complained was_down solved broke_down was_broken')}\\b`,
    ),
    asks: /\btell me about a problem\b/i,
  },
]

/** Words of a question that do not tell what it is about. */
export const aroundQuestions: readonly string[] = `
  what your please thank thanks want many much have does with that this they like need more help hello here when where
  which know good great nice sure very tell about will would could should then time yours`
  .trim()
  .split(/\s+/)

/** Words that tell of trouble: a cheerful 'Perfect!' is no answer to them. */
export const troubles = phraseList(`
  can't|cannot|can not|couldn't|don't have|do not have|didn't bring|lost|forgot|broken|doesn't work|problem|sick|ill|
  hurt|hurts|pain|sad|late|wrong|dirty|noisy|stolen|died|accident|worried|afraid|angry|disappointed|fail|failed`)

export const sorryToHear = "Oh, I'm sorry to hear that."

/** A clause of these words alone stops a scene, if one of the first is among them. */
export const stopsScene: ReadonlySet<string> = new Set('stop udahan selesai cukup berhenti finish end'.split(' '))
export const besideStop: ReadonlySet<string> = new Set(
  `now please pls plis thank thanks you ok oke okay and so let's lets let us we can could should i want to the this our
  scene roleplay role-play role play game conversation practice dulu ya yah kak kaka kakak miss ms kiky dong deh ah lah
  nih sini segini segitu aja saja makasih terima kasih bu pak mbak bun for today here capek cape mau kita latihannya
  latihan adegannya adegan main mainnya perannya peran ini itu kayaknya well sorry maaf hari nanti lagi first udah sudah
  sampe sampai`.split(/\s+/),
)
