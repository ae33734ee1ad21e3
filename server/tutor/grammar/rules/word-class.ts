import type { Token } from '../../english/tokens.ts'
import { pairs } from '../pairs.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'

const NOUN_OF_VERB =
  pairs(`explain:explanation decide:decision choose:choice advise:advice invite:invitation suggest:suggestion
  arrive:arrival die:death sell:sale succeed:success grow:growth behave:behaviour apologize:apology apologise:apology
  believe:belief inform:information educate:education describe:description introduce:introduction communicate:communication
  react:reaction develop:development improve:improvement perform:performance compete:competition complain:complaint
  discuss:discussion marry:marriage pronounce:pronunciation speak:speech weigh:weight prefer:preference permit:permission
  explore:exploration celebrate:celebration translate:translation donate:donation imagine:imagination motivate:motivation
  graduate:graduation register:registration arrange:arrangement argue:argument achieve:achievement announce:announcement
  apply:application appoint:appointment attend:attendance collect:collection connect:connection contribute:contribution
  create:creation deliver:delivery depart:departure destroy:destruction discover:discovery employ:employment enjoy:enjoyment
  entertain:entertainment equip:equipment expect:expectation express:expression fail:failure govern:government
  inspire:inspiration instruct:instruction intend:intention invent:invention lose:loss observe:observation pay:payment
  prepare:preparation present:presentation protect:protection receive:receipt recommend:recommendation refuse:refusal
  require:requirement solve:solution survive:survival treat:treatment compare:comparison confirm:confirmation
  congratulate:congratulations cooperate:cooperation hesitate:hesitation`)

const NOUN_OF_ADJECTIVE = pairs(`important:importance different:difference difficult:difficulty beautiful:beauty
  confident:confidence happy:happiness sad:sadness healthy:health intelligent:intelligence patient:patience poor:poverty
  angry:anger able:ability responsible:responsibility possible:possibility popular:popularity safe:safety
  honest:honesty lazy:laziness kind:kindness lonely:loneliness strong:strength wide:width long:length high:height
  hot:heat dangerous:danger independent:independence young:youth true:truth successful:success`)

/** 'your explain was clear', 'the different between', 'It is danger'. */
export const wordClass: Rule = {
  id: 'word-class',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        verbAsNoun(sentence, token, at) ??
        adjectiveAsNoun(sentence, token, at) ??
        adverbAfterBe(sentence, token, at) ??
        [],
    ),
}

function verbAsNoun(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const noun = NOUN_OF_VERB.get(token.lower)
  const before = sentence.tokens[at - 1]
  if (!noun || !before || token.readings.kinds.noun > 3) return undefined
  const owned =
    (before.tag === 'poss' && before.lower !== "'s") ||
    /^(?:the|a|an|this|that|every|no|any|some)$/.test(before.lower) ||
    (before.tag === 'adj' && ['det', 'poss'].includes(sentence.tokens[at - 2]?.tag ?? ''))
  if (
    !owned ||
    (before.lower === 'that' && before.tag !== 'det') ||
    (before.lower === 'her' && sentence.tokens[at - 2]?.tag === 'verb')
  )
    return undefined
  const next = sentence.tokens[at + 1]
  const ends =
    next === undefined ||
    ['be', 'prep', 'punct', 'and', 'have', 'modal', 'to'].includes(next.tag) ||
    next.lower === "'s" ||
    (next.tag === 'verb' && next.form !== 'base')
  return ends ? changeWord(sentence, at, noun, 'word-class') : undefined
}

function adjectiveAsNoun(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const noun = NOUN_OF_ADJECTIVE.get(token.lower)
  const before = sentence.tokens[at - 1]
  if (!noun || !before) return undefined
  const isNoun = before.tag === 'poss' ? isOwned(sentence, token, at) : isOfSomething(sentence, token, at)
  return isNoun ? changeWord(sentence, at, noun, 'word-class') : undefined
}

/** 'the important of', 'the different between'. */
function isOfSomething(sentence: Sentence, token: Token, at: number): boolean {
  if (!/^(?:the|a|no|any|big|main)$/.test(lowerAt(sentence, at - 1))) return false
  const next = lowerAt(sentence, at + 1)
  if (next === 'between') return token.lower === 'different'
  return next === 'of' && !/^(?:young|poor|kind|strong|able|angry|sad|happy|lazy|safe)$/.test(token.lower)
}

const OWNED =
  /^(?:confident|healthy|happy|beautiful|intelligent|angry|honest|lazy|lonely|independent|safe|popular|sad|difficult)$/

/** 'I lost my confident.' */
function isOwned(sentence: Sentence, token: Token, at: number): boolean {
  const owner = lowerAt(sentence, at - 1)
  if (!OWNED.test(token.lower) || owner === "'s" || (owner === 'her' && sentence.tokens[at - 2]?.tag === 'verb'))
    return false
  const next = lowerAt(sentence, at + 1)
  return next === '' || /^(?:[.,!?]|is|was|and|because|in|when|to|makes|made)$/.test(next)
}

/** Adverbs that may end a sentence behind 'is': they say when, or how far it is so. */
const SAYS_WHEN_OR_HOW_FAR =
  /^(?:daily|weekly|monthly|yearly|hourly|nightly|early|only|really|likely|friendly|lovely|lonely|elderly|ugly|silly|holy|fully|mainly|mostly|usually|exactly|completely|totally|certainly|definitely|probably|possibly|normally|currently|immediately|directly|instantly|actually|locally|finally|recently|lately|especially|particularly|deadly|lively|costly|orderly|cowardly|timely|kindly|sickly|worldly|family|unlikely|unfriendly|absolutely|entirely|partly|originally|officially|obviously|clearly|supposedly|apparently|hopefully|permanently|temporarily|indefinitely|initially|previously|formerly|generally|shortly|seriously|internally|externally|differently|separately|regularly|overly|lowly|curly|wobbly|bubbly|chilly|hilly|jelly|fly|reply|supply|rally|jolly|smelly|woolly|oily|wily)$/

/** The adjective that an adverb comes from: 'rudely', 'angrily', 'terribly', 'critically'. */
function adjectiveBelow(sentence: Sentence, adverb: string): string | undefined {
  const stem = adverb.replace(/ly$/, '')
  return [/i$/.test(stem) ? `${stem.slice(0, -1)}y` : stem, `${stem}le`, `${stem}l`, stem.replace(/al$/, '')].find(
    (one) => one.length > 2 && sentence.lexicon.kinds(one).adj > 1,
  )
}

/** 'the waiter was rudely'. */
function adverbAfterBe(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (!/..ly$/.test(token.lower) || SAYS_WHEN_OR_HOW_FAR.test(token.lower)) return undefined
  const adjective = adjectiveBelow(sentence, token.lower)
  if (!adjective) return undefined
  let back = at - 1
  while (/^(?:very|so|too|really|not|quite|always|more)$/.test(lowerAt(sentence, back))) back -= 1
  const next = sentence.tokens[at + 1]
  const ends =
    next === undefined ||
    (next.tag === 'punct' && /^[.!?,]$/.test(next.text)) ||
    /^(?:to|and|but|because|when|with|than|tonight|today|now|this|of)$/.test(next.lower)
  const looks = /^(?:look|looks|looked|feel|feels|felt|sound|sounds|smell|smells|taste|tastes|seem|seems)$/.test(
    lowerAt(sentence, back),
  )
  if (looks && /^(?:badly|deeply|strongly)$/.test(token.lower)) return undefined
  if (!(sentence.tokens[back]?.tag === 'be' || looks) || !ends || lowerAt(sentence, back) === 'been') return undefined
  if (next?.lower === 'and' && sentence.tokens[at + 2]?.tag === 'verb') return undefined
  return changeWord(sentence, at, adjective, 'adverb-form')
}
