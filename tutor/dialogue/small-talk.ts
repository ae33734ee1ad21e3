import { mentions } from '../../content/tutor-mentions.ts'
import { phrases } from '../../content/tutor-phrases.ts'
import { asksAnything } from '../find/asked.ts'
import { namesCompany } from '../intents/evidence.ts'
import { asksWhatToSay } from '../intents/what-to-say.ts'
import { exactly, holding, wordPattern } from '../word-pattern.ts'
import { chosenOffer } from './choices.ts'
import { tellsFeeling } from './comfort.ts'
import { everydayWordsIn } from './everyday-words.ts'
import { talkedAbout } from './memory.ts'
import { holdsOneOf, isOneOf, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { askedDetail } from './school-details.ts'
import { type Said, said, type Turn } from './turn.ts'
import { SURE } from './understood.ts'

const NAME = wordPattern('(?:@introduces|^@hello[, ]+@helloMe) ([A-Za-z]{2,20})\\b')
const NOT_NAMES = exactly('noName')

/** 'Who am I talking to?' */
export function tellWho({ book, lower: whole, analysis }: Turn): Said | null {
  const { intent, confidence } = analysis.guess
  if (analysis.alternatives.length > 0) return null
  const lower = analysis.quoted === null ? whole : whole.replace(analysis.quoted.toLowerCase(), ' ')
  if (intent === 'human' && confidence > SURE) return null
  if (holdsOneOf(lower, mentions.itsSkills) || isOneOf(lower, phrases.menu))
    return said('greeting', [say(book, 'who.can')], { offered: ['quiz', 'scenes'] })
  if (holdsOneOf(lower, mentions.isReal)) return said('greeting', [say(book, 'who.real')])
  return holdsOneOf(lower, mentions.itsLife) ? said('greeting', [say(book, 'who.life')]) : null
}

export function answerGreeting(turn: Turn): Said {
  const { book, lower, text, memory } = turn
  const name = NAME.exec(text)?.[1]
  if (name && !NOT_NAMES.test(name))
    return said('greeting', [say(book, 'hello.name', { name: name.charAt(0).toUpperCase() + name.slice(1) })], {
      offered: ['intent grammar', 'intent vocabulary', 'scenes'],
    })
  if (holdsOneOf(lower, mentions.name))
    return said('greeting', [say(book, 'hello.who')], {
      offered: ['intent grammar', 'intent vocabulary', 'scenes', 'quiz'],
    })
  if (holdsOneOf(lower, mentions.howAreYou))
    return said('greeting', [say(book, 'hello.fine')], { last: talkedAbout('how-are-you') })
  if (memory.turn > 0 && !holdsOneOf(lower, mentions.greeting)) return { ...answerOffTopic(turn), intent: 'greeting' }
  const isBack = memory.turn === 0 && memory.name !== null
  return said('greeting', isBack ? welcomeBack(turn) : [say(book, memory.turn > 0 ? 'hello.again' : 'hello.first')], {
    offered: ['intent practice', 'intent programs'],
  })
}

/** Known from an earlier conversation. */
const welcomeBack = ({ book, memory: { name, notes } }: Turn): (string | null)[] => [
  say(book, 'hello.back', { name: name ?? '' }),
  notes.goal ? say(book, 'hello.back.goal', { goal: notes.goal }) : say(book, 'next.practice'),
]

const MAX_INTRODUCTION = 9

/** 'Good afternoon, I am from PT …' is a greeting, not a wish to be called. */
export function greetCompany({ book, text, analysis }: Turn): Said | null {
  const isHello = [mentions.greeting, mentions.company].every((list) => holdsOneOf(text, list))
  if (!isHello || wordCount(text) > MAX_INTRODUCTION || analysis.guess.confidence > 0.7 || /\?\s*$/.test(text))
    return null
  return said('greeting', [say(book, 'hello.company')], { offered: ['intent business'] })
}

/** What the learner did in this conversation. */
export function praiseOf({ book, memory }: Turn): string {
  if (memory.lastScore !== null)
    return say(book, 'bye.praise.quiz', { score: memory.lastScore, total: memory.lastTotal })
  if (memory.corrected > 1) return say(book, 'bye.praise.corrected', { count: memory.corrected })
  return say(book, 'bye.praise.none')
}

export function answerThanks(turn: Turn): Said {
  const { book, lower, memory } = turn
  const thanks = holdsOneOf(lower, mentions.thanks)
  if (thanks && memory.practice) return said('thanks_bye', [say(book, 'thanks.waiting')])
  const praise = praiseOf(turn)
  if (thanks) return said('thanks_bye', [`${say(book, 'bye', { praise })} ${say(book, 'bye.see')}`])
  if (holdsOneOf(lower, mentions.bye)) return said('thanks_bye', [`${praise} ${say(book, 'bye.see')}`])
  const isContent = holdsOneOf(lower, mentions.content) && !holdsOneOf(lower, mentions.later)
  if (isContent && wordCount(lower) <= LONGEST_CONTENT)
    return said('thanks_bye', [say(book, 'content.on')], { offered: ['quiz', 'scenes'] })
  return said('thanks_bye', [say(book, 'bye.later', { praise })])
}

const LONGEST_CONTENT = 5
const LONGEST_THANKS = 8

/** 'Wah seneng, makasih ya bu guru': thanks and nothing else, whatever words stand around it. */
export function thanked(turn: Turn): Said | null {
  const { text, analysis } = turn
  if (!holdsOneOf(text, mentions.thanks) || wordCount(text) > LONGEST_THANKS || text.includes('?')) return null
  if (analysis.quoted !== null || analysis.translation !== null || analysis.isClause) return null
  if (isOneOf(text, phrases.no)) return null
  return asksAnything(text) || tellsFeeling(turn) || asksWhatToSay(text) !== null ? null : answerThanks(turn)
}

const INJECTION =
  /ignore|abaikan|lupakan|forget your|prompt|rules|aturan|instruksi|instruction|password|api key|pretend you|system:|repeat after me/

/** Attempts to change the tutor's role. */
export function keepRules({ text, book }: Turn): Said | null {
  if (!/^system:/i.test(text) && !holdsOneOf(text, mentions.orders)) return null
  return said('off_topic', [say(book, 'offtopic.rules'), say(book, 'next.practice')], { offered: ['quiz', 'scenes'] })
}

export function answerOffTopic(turn: Turn): Said {
  const { book, lower, text, memory, analysis } = turn
  const offered = { offered: ['quiz', 'scenes'] }
  if (INJECTION.test(lower))
    return said('off_topic', [say(book, 'offtopic.rules'), say(book, 'next.practice')], offered)
  if (/sedih|\bsad\b|curhat|stress|stres|putus|heart|cheated|lonely|kesepian|capek|depres/.test(lower))
    return said('off_topic', [say(book, 'offtopic.kind'), say(book, 'offtopic.english')])
  if (isOneOf(lower, phrases.thinking)) return said('off_topic', [say(book, 'think')], offered)
  const words = everydayWordsIn(text)
  if (words && analysis.written === 'id') return said('off_topic', [say(book, 'offtopic.words', { words })])
  return memory.turn % 2 === 0
    ? said('off_topic', [say(book, 'offtopic'), say(book, 'offtopic.english')])
    : said('off_topic', [say(book, 'offtopic'), say(book, 'next.practice')], offered)
}

/** While something is open, and in English, which may be practice. */
const SURELY_ELSEWHERE = 0.9

const OF_LANGUAGE = holding('ofLanguage')
const SELF = wordPattern('\\b(?:@introduces|@workOf)\\b')

/** 'Saya pensiunan polisi': who tells their work wants nothing of it. */
const tellsOfSelf = (text: string): boolean => SELF.test(text) && !asksAnything(text)

/** Meant for another company: a parcel, a balance, a ticket. */
export function answerElsewhere(turn: Turn): Said | null {
  const { analysis, book, judgement, memory, text } = turn
  const { isElsewhere, chances } = judgement.wish
  const isOpen = memory.invited !== null || memory.last?.kind === 'entry'
  if (!isElsewhere || memory.practice || analysis.quoted !== null || analysis.translation !== null) return null
  if ((isOpen || analysis.allEnglish) && chances.elsewhere < SURELY_ELSEWHERE) return null
  if (askedDetail(text) || chosenOffer(turn) || tellsFeeling(turn) || tellsOfSelf(text)) return null
  if (OF_LANGUAGE.test(text)) return null
  if (!namesCompany(text)) return answerOffTopic(turn)
  return said('off_topic', [say(book, 'elsewhere'), say(book, 'elsewhere.english')])
}
