import { isMan, isPersonNoun, isWoman } from '../../english/people.ts'
import type { Token } from '../../english/tokens.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'

type Gender = 'man' | 'woman'
const OTHER: Record<Gender, Record<string, string>> = {
  man: { she: 'he', her: 'his', hers: 'his', herself: 'himself' },
  woman: { he: 'she', his: 'her', himself: 'herself', him: 'her' },
}
const OWN =
  /^(?:own|job|work|name|hobby|house|home|bag|phone|car|hair|hand|hands|head|leg|arm|eyes|face|family|parents|mother|father|brother|sister|husband|wife|children|kids|son|daughter|friends|friend|room|money|wallet|purse|glasses|umbrella|clothes|shoes|birthday|homework|boss|office|students|bike|motorbike|motorcycle|breakfast|lunch|dinner|keys|life|health|dress|shop|garden|teeth|cat|dog|finger|foot|knee|back|mind|age|dream|salary|laptop|jacket|helmet|shirt|passport|nephew|niece|mistake|exam|food|meal|plan|company|business|boyfriend|girlfriend|fiance|address|number|own)$/

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
function onlyPerson(sentence: Sentence): { at: number; gender: Gender } | undefined {
  const { tokens } = sentence
  const people = tokens.flatMap((token, at) => {
    const gender = genderOf(sentence, token, at)
    return gender || isAnotherPerson(sentence, token, at) ? [{ at, gender }] : []
  })
  const [first, ...others] = people
  if (!first?.gender || first.at > 4) return undefined
  const isLate = (at: number) =>
    tokens.slice(0, at).some(({ lower }) => /^(?:he|she|his|her|himself|herself)$/.test(lower))
  if (others.some(({ at, gender }) => !belongsToPronoun(sentence, at) && (gender !== undefined || !isLate(at))))
    return undefined
  const subject = sentence.clauses.find((one) => one.subject.head === first.at)?.subject
  return subject && subject.agreement === 'one' ? { at: first.at, gender: first.gender } : undefined
}

function genderOf(sentence: Sentence, token: Token, at: number): Gender | undefined {
  const before = lowerAt(sentence, at - 1)
  if (token.tag === 'name' && /^(?:mr|sir|pak)$/.test(lowerAt(sentence, at - 1 - (before === '.' ? 1 : 0))))
    return 'man'
  if (token.tag === 'name' && /^(?:mrs|ms|miss|madam|bu)$/.test(lowerAt(sentence, at - 1 - (before === '.' ? 1 : 0))))
    return 'woman'
  if (token.tag !== 'noun' || token.readings.singular !== undefined) return undefined
  if (isMan(token.lower)) return 'man'
  return isWoman(token.lower) ? 'woman' : undefined
}

const isAnotherPerson = (sentence: Sentence, token: Token, at: number) =>
  (token.tag === 'name' &&
    !/^(?:mr|mrs|ms|miss|pak|bu|sir|madam)$/.test(token.lower) &&
    !/^(?:in|at|from|to|on|near)$/.test(lowerAt(sentence, at - 1))) ||
  (token.tag === 'noun' && isPersonNoun(token)) ||
  /^(?:someone|somebody|everyone|who|whose|singer|actor)$/.test(token.lower)

/** 'his brother': somebody who is named only through the pronoun. */
const belongsToPronoun = (sentence: Sentence, at: number) =>
  /^(?:his|her)$/.test(lowerAt(sentence, at - 1)) || /^(?:his|her)$/.test(lowerAt(sentence, at - 2))

function otherGender(
  sentence: Sentence,
  token: Token,
  at: number,
  person: { gender: Gender; at: number },
): Edit | undefined {
  const right = Object.hasOwn(OTHER[person.gender], token.lower) ? OTHER[person.gender][token.lower] : undefined
  if (!right || token.lower === 'him') return undefined
  if (/^(?:he|she)$/.test(token.lower)) {
    const opener = sentence.tokens[at - 1]
    const isOpen =
      opener !== undefined &&
      (opener.text === ',' ||
        /^(?:but|and|because|so|when|if|although|that|since|while|after|before)$/.test(opener.lower))
    return isOpen &&
      !/\b(?:said|says|told|thinks?|thought|loves?|knows?|likes?|asked|hates?|married)\b/i.test(
        sentence.text.slice(0, token.start),
      )
      ? changeWord(sentence, at, right, 'pronoun-gender')
      : undefined
  }
  if (/^(?:himself|herself)$/.test(token.lower)) return changeWord(sentence, at, right, 'pronoun-gender')
  if (token.lower === 'her' && token.tag !== 'poss') return undefined
  return OWN.test(lowerAt(sentence, at + 1)) ||
    (OWN.test(lowerAt(sentence, at + 2)) && sentence.tokens[at + 1]?.tag === 'adj')
    ? changeWord(sentence, at, right, 'pronoun-gender')
    : undefined
}
