import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isMan, isManNamed, isPersonNoun, isWoman, isWomanNamed } from '../../words/people.ts'
import { HE_OR_SHE, HIS_OR_HER, I_OR_WE } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'

/** 'My mother said he …', 'She loves …': somebody else may be meant. */
const ABOUT_OTHERS = new RegExp(
  `\\b(?:${[
    'said|says|told|thinks?|thought|loves?|knows?|likes?|asked|hates?|married|heard|wish\\w*',
    '(?:suggest|recommend|insist|propos|demand|request|advis|hop|believ|hear|notic|complain)\\w*',
    '(?:worr|report|announc|explain)\\w*',
    'sure|sorry|glad|afraid|angry',
  ].join('|')})\\b`,
  'i',
)

type Gender = 'man' | 'woman'
interface Person {
  at: number
  gender: Gender
  isSubject: boolean
}
const OTHER: Record<Gender, Record<string, string>> = {
  man: { she: 'he', her: 'his', hers: 'his', herself: 'himself' },
  woman: { he: 'she', his: 'her', himself: 'herself', him: 'her' },
}
/** What people like, read or answer is often somebody else's. */
const OF_OTHERS = ruleWords('gender of-others')

/** 'My grandmother is eighty, but he …', 'Mr Hadi forgot her own umbrella': one word in Indonesian, two in English. */
export const gender: Rule = {
  id: 'pronoun-gender',
  find: (sentence) => {
    const person = onlyPerson(sentence)
    if (!person) return []
    return sentence.tokens.flatMap((token, at) =>
      at > person.at ? (otherGender(sentence, token, at, person) ?? []) : [],
    )
  },
}

/** The one man or woman the sentence is about, if nobody else is there. */
function onlyPerson(sentence: Sentence): Person | undefined {
  const { tokens } = sentence
  const people = tokens.flatMap((token, at) => {
    const gender = genderOf(sentence, token, at)
    return gender || isAnotherPerson(sentence, token, at) ? [{ at, gender }] : []
  })
  const [first, ...others] = people
  if (!first?.gender) return undefined
  const isLate = (at: number) =>
    tokens.slice(0, at).some(({ lower }) => /^(?:he|she|his|her|himself|herself)$/.test(lower))
  if (others.some(({ at, gender }) => !belongsToPronoun(sentence, at) && (gender !== undefined || !isLate(at))))
    return undefined
  if (others.some(({ at, gender }) => gender && gender !== first.gender && isRightly(sentence, at, first.gender)))
    return undefined
  const subject = sentence.clauses.find((one) => one.subject.head === first.at)?.subject
  if (subject && subject.agreement !== 'one') return undefined
  return { at: first.at, gender: first.gender, isSubject: subject !== undefined }
}

function genderOf(sentence: Sentence, token: Token, at: number): Gender | undefined {
  if (token.tag === 'name')
    return genderOfName(token.lower, lowerAt(sentence, at - (lowerAt(sentence, at - 1) === '.' ? 2 : 1)))
  if (token.tag !== 'noun' || token.readings.singular !== undefined) return undefined
  if (isMan(token.lower)) return 'man'
  return isWoman(token.lower) ? 'woman' : undefined
}

function genderOfName(name: string, title: string): Gender | undefined {
  if (/^(?:mr|sir|pak|bapak|om|mas)$/.test(title)) return 'man'
  if (/^(?:mrs|ms|miss|madam|bu|ibu|tante|mbak)$/.test(title)) return 'woman'
  if (isManNamed(name)) return 'man'
  return isWomanNamed(name) ? 'woman' : undefined
}

const isAnotherPerson = (sentence: Sentence, token: Token, at: number) =>
  (token.tag === 'name' &&
    !/^(?:mr|mrs|ms|miss|pak|bu|sir|madam|bapak|ibu|om|tante|mas|mbak)$/.test(token.lower) &&
    sentence.tokens[at - 1]?.tag !== 'name' &&
    !/^(?:in|at|from|to|on|near)$/.test(lowerAt(sentence, at - 1))) ||
  (token.tag === 'noun' && isPersonNoun(token) && !isSaidOfHim(sentence, at)) ||
  /^(?:someone|somebody|everyone|who|whose|singer|actor)$/.test(token.lower)

/** 'My wife is a teacher': the same person. */
function isSaidOfHim({ tokens }: Sentence, at: number): boolean {
  let back = at - 1
  while (['adj', 'noun'].includes(tokens[back]?.tag ?? '')) back -= 1
  const isA = /^(?:an?|my|our|your)$/.test(tokens[back]?.lower ?? '')
  return isA && /^(?:is|was|become|became|as)$/.test(tokens[back - 1]?.lower ?? '')
}

/** 'his brother': somebody who is named only through the pronoun. */
const belongsToPronoun = (sentence: Sentence, at: number) =>
  HIS_OR_HER.test(lowerAt(sentence, at - 1)) || HIS_OR_HER.test(lowerAt(sentence, at - 2))

/** 'Andi told his sister': what is hers afterwards is the sister's. */
const isRightly = (sentence: Sentence, at: number, gender: Gender | undefined) => {
  const own = gender === 'man' ? 'his' : 'her'
  return lowerAt(sentence, at - 1) === own || lowerAt(sentence, at - 2) === own
}

function otherGender(sentence: Sentence, token: Token, at: number, person: Person): Edit | undefined {
  const right = Object.hasOwn(OTHER[person.gender], token.lower) ? OTHER[person.gender][token.lower] : undefined
  if (token.tag === 'obj' && /^(?:him|her)$/.test(token.lower)) return objectOfMine(sentence, token, at, person)
  if (!right || isSaidBefore(sentence, at)) return undefined
  if (HE_OR_SHE.test(token.lower)) {
    const opener = sentence.tokens[at - 1]
    const isOpen =
      opener !== undefined &&
      (/^[,;]$/.test(opener.text) ||
        /^(?:but|and|because|so|when|if|although|that|since|while|after|before)$/.test(opener.lower))
    return isOpen && !ABOUT_OTHERS.test(sentence.text.slice(0, token.start))
      ? changeWord(sentence, at, right, 'pronoun-gender')
      : undefined
  }
  if (/^(?:himself|herself)$/.test(token.lower)) return changeWord(sentence, at, right, 'pronoun-gender')
  if (token.lower === 'her' && token.tag !== 'poss') return undefined
  return isOwn(sentence, at, person) ? changeWord(sentence, at, right, 'pronoun-gender') : undefined
}

const GENDERS = [oneOf('he him his himself'), oneOf('she her hers herself')]

/** 'Her novel about a fisherman … she': somebody else has been named before. */
const isSaidBefore = ({ tokens }: Sentence, at: number) =>
  GENDERS.some(
    (gender) =>
      gender.test(tokens[at]?.lower ?? '') &&
      tokens[0]?.tag === 'poss' &&
      tokens.slice(0, at).some(({ lower }) => gender.test(lower)),
  )

/** 'When I saw my mother, I hugged him': whoever speaks did it, so nobody else is meant. */
function objectOfMine(sentence: Sentence, token: Token, at: number, person: Person): Edit | undefined {
  const right = person.gender === 'man' ? 'him' : 'her'
  const clause = sentence.clauses.find(({ predicate, end }) => predicate <= at && at < end)
  const isMine = clause !== undefined && I_OR_WE.test(lowerAt(sentence, clause.subject.head))
  return isMine && token.lower !== right && clause.subject.start > person.at
    ? changeWord(sentence, at, right, 'pronoun-gender')
    : undefined
}

/** 'My husband is busy with her workshop', 'my son passed her exam'; not 'My sister likes his song'. */
function isOwn(sentence: Sentence, at: number, person: Person): boolean {
  if (!person.isSubject || /^(?:last|next|every|this|yesterday)$/.test(lowerAt(sentence, at + 1))) return false
  const before = sentence.tokens[at - 1]
  const verb = sentence.tokens
    .slice(person.at, at)
    .filter(({ tag }) => tag === 'verb')
    .at(-1)
  if (before?.tag === 'verb')
    return (
      !isRemembered(sentence, before, at) &&
      (!OF_OTHERS.test(baseOf(before, before.form)) ||
        OWN_BODY.test(lowerAt(sentence, sentence.tokens[at + 1]?.tag === 'adj' ? at + 2 : at + 1)))
    )
  return (
    before !== undefined &&
    ['prep', 'to', 'have', 'and', 'sub'].includes(before.tag) &&
    !(
      verb &&
      /^(?:listen|talk|speak|wait|work|ask|look|go|agree|answer|reply)$/.test(baseOf(verb, verb.form)) &&
      !OWN_BODY.test(lowerAt(sentence, at + 1))
    )
  )
}

/** 'Dewi forgot his birthday': perhaps that of her son. */
const isRemembered = (sentence: Sentence, verb: Token, at: number) =>
  /^(?:forget|remember|celebrate)$/.test(baseOf(verb, verb.form)) &&
  /^(?:birthday|name|number|face|anniversary|party)$/.test(lowerAt(sentence, at + 1))

const OWN_BODY = ruleWords('gender own-body')
