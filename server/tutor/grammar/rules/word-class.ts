import { isSomebody } from '../../english/people.ts'
import type { Token } from '../../english/tokens.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { article } from './articles.ts'

const pairs = (text: string) =>
  new Map(
    text
      .trim()
      .split(/[\s,]+/)
      .map((pair) => pair.split(':') as [string, string]),
  )

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

/** How a thing is, said with a noun or a bare verb. */
const ADJECTIVE_OF =
  pairs(`danger:dangerous flood:flooded crowd:crowded noise:noisy success:successful confidence:confident
  patience:patient importance:important difference:different difficulty:difficult health:healthy beauty:beautiful
  intelligence:intelligent independence:independent happiness:happy sadness:sad anger:angry stress:stressed confuse:confused
  bore:bored excite:excited disappoint:disappointed frustrate:frustrated exhaust:exhausted satisfy:satisfied
  embarrass:embarrassed frighten:frightened annoy:annoyed interest:interested surprise:surprised shock:shocked tire:tired
  worry:worried pollute:polluted pollution:polluted luck:lucky fame:famous comfort:comfortable peace:peaceful pain:painful
  hunger:hungry thirst:thirsty poverty:poor possibility:possible responsibility:responsible honesty:honest
  laziness:lazy kindness:kind loneliness:lonely jealousy:jealous generosity:generous curiosity:curious pride:proud
  nervousness:nervous wealth:wealthy safety:safe strength:strong wind:windy sun:sunny cloud:cloudy fog:foggy salt:salty
  spice:spicy taste:tasty dirt:dirty mess:messy sleep:sleepy shame:ashamed anxiety:anxious creativity:creative
  discipline:disciplined diligence:diligent romance:romantic drama:dramatic energy:energetic mystery:mysterious
  relax:relaxed depress:depressed injure:injured break:broken disappointment:disappointed marriage:married
  popularity:popular activity:active politeness:polite loyalty:loyal bravery:brave cheer:cheerful
  talent:talented skill:skilled experience:experienced ambition:ambitious motivation:motivated optimism:optimistic pessimism:pessimistic
  wisdom:wise religion:religious efficiency:efficient dedication:dedicated flexibility:flexible punctuality:punctual fluency:fluent
  height:tall sensitivity:sensitive maturity:mature humility:humble courage:brave enthusiasm:enthusiastic`)

/** Bare, without 'very', only these cannot be a noun behind 'is'. */
const EVEN_BARE =
  /^(?:danger|flood|crowd|confidence|patience|importance|difference|confuse|bore|excite|disappoint|frustrate|exhaust|satisfy|embarrass|frighten|annoy|stress|pollute|injure|sadness|anger|intelligence|independence|poverty|jealousy|relax|depress|diligence|interest|surprise|shock|tire|worry|hunger|thirst|health|success|talent|ambition|optimism|wisdom|punctuality|creativity|responsibility|discipline|honesty|height|happiness|maturity|beauty)$/

/** 'your explain was clear', 'the different between', 'It is danger'. */
export const wordClass: Rule = {
  id: 'word-class',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        verbAsNoun(sentence, token, at) ??
        adjectiveAsNoun(sentence, token, at) ??
        nounAsAdjective(sentence, token, at) ??
        nounBeforePerson(sentence, token, at) ??
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

const LINK =
  /^(?:am|is|are|was|were|be|been|feel|feels|felt|become|becomes|became|get|gets|got|look|looks|looked|seem|seems|'m|'s|'re|getting|feeling)$/

function nounAsAdjective(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const adjective = ADJECTIVE_OF.get(token.lower)
  if (!adjective || !endsDescription(sentence.tokens[at + 1])) return undefined
  let back = at - 1
  while (/^(?:very|so|too|really|more|not|quite|always|still|also|never)$/.test(lowerAt(sentence, back))) back -= 1
  const intensified =
    /^(?:very|too|so|really|quite)$/.test(lowerAt(sentence, at - 1)) ||
    (lowerAt(sentence, at - 1) === 'more' && !/^(?:get|gets|got|feel|felt|feels)$/.test(lowerAt(sentence, back)))
  const link = sentence.tokens[back]
  if (!link || !LINK.test(link.lower) || (link.lower === "'s" && link.tag !== 'be')) return undefined
  if (intensified) return changeWord(sentence, at, adjective, 'word-class')
  if (!EVEN_BARE.test(token.lower) || /^(?:get|gets|got)$/.test(link.lower)) return undefined
  return describesSubject(sentence, back, token.lower) ? changeWord(sentence, at, adjective, 'word-class') : undefined
}

/** Before a person these are compounds of their own: 'health worker', 'beauty queen'. */
const COMPOUNDS =
  /^(?:health|beauty|safety|peace|energy|comfort|noise|crowd|salt|spice|wind|sun|cloud|drama|romance|mystery|love|pain|fog|flood|taste|sleep|mess|talent|religion|wealth|skill|experience|interest|stress|shock|surprise|worry|break|height|marriage|activity|dirt|fame|luck|relax|difference|difficulty|danger|cheer|anger|shame|pride|poverty|hunger|thirst)$/
const KNOWN_FOR = /^(?:talent|skill|experience|fame|luck|stress|religion|difference)$/

/** 'I am a discipline person', 'an experience teacher'. */
function nounBeforePerson(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const adjective = ADJECTIVE_OF.get(token.lower)
  const person = sentence.tokens[at + 1]
  if (
    !adjective ||
    token.tag === 'verb' ||
    !person ||
    !/^(?:person|people|man|woman|men|women|student|students|worker|employee|employees|leader|girl|boy|teacher|player|singer|writer|artist|chef|engineer|entrepreneur|businessman|friend|mother|father|driver|learner|programmer|designer)$/.test(
      person.lower,
    )
  )
    return undefined
  if (COMPOUNDS.test(token.lower) && !(KNOWN_FOR.test(token.lower) && lowerAt(sentence, at - 1) !== 'the'))
    return undefined
  const before = sentence.tokens[at - 1]
  const isA = before?.lower === 'a' || before?.lower === 'an'
  const isBare =
    before?.tag === 'be' ||
    /^(?:very|become|became|more|such|of|two|three|many|the|and|need|needs|find|looking|for)$/.test(before?.lower ?? '')
  if (!isA && !isBare) return undefined
  if (isA) return replaceTokens(sentence, at - 1, at + 1, `${article(adjective)} ${adjective}`, 'word-class')
  const isOne = before?.tag === 'be' && person.readings.singular === undefined && person.lower !== 'people'
  return changeWord(sentence, at, isOne ? `${article(adjective)} ${adjective}` : adjective, 'word-class')
}

const endsDescription = (next: Token | undefined) =>
  next === undefined ||
  (next.tag === 'punct' && next.text !== '-') ||
  /^(?:to|for|because|and|but|in|at|with|about|when|from|than|if|so|that|by|of|on|today|now|yesterday|after)$/.test(
    next.lower,
  )

/** 'It is danger', 'I am stress'; 'The problem is stress' stays. */
function describesSubject(sentence: Sentence, link: number, word: string): boolean {
  const clause = sentence.clauses.find((one) => one.predicate === link || (one.subject.end <= link && one.end > link))
  const head = clause ? sentence.tokens[clause.subject.head] : sentence.tokens[link - 1]
  if (!head) return false
  if (/^(?:i|he|she|we|they|you|everyone|everybody)$/.test(head.lower)) return true
  if (isSomebody(head)) return true
  if (word === 'health')
    return /ing$|^(?:food|vegetables?|fruits?|exercise|body|life|lifestyle|habit|diet|milk|water|sport)$/.test(
      head.lower,
    )
  if (/^(?:it|this|that)$/.test(head.lower))
    return /^(?:danger|importance|difference|confuse|bore|crowd|flood|pollute)$/.test(word)
  if (
    /^(?:problem|reason|key|cause|result|goal|thing|feeling|answer|word|emotion|cost|point|effect|enemy|issue)$/.test(
      head.lower,
    )
  )
    return false
  return (
    /^(?:danger|flood|crowd|confuse|bore|excite|disappoint|frustrate|exhaust|satisfy|pollute|injure|embarrass|frighten|annoy|tire)$/.test(
      word,
    ) && head.tag === 'noun'
  )
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
