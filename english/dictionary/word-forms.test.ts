import { describe, expect, test } from 'vitest'
import { found } from './expect-look-up.ts'

/** 'go: past went; past participle gone'. */
function corrected(typed: string): string {
  const { by, baseForm, wrongForm } = found(typed)
  if (by !== 'wrong form' || baseForm || !wrongForm) throw new Error(`${typed} is taken for right`)
  const parts = wrongForm.instead.map(
    ({ relations, right }) => `${relations.join(' and ')} ${right.join(' or ') || '-'}`,
  )
  return `${wrongForm.word}: ${parts.join('; ')}`
}

describe('a form that does not exist is told, with the right one and the entry of its base', () => {
  test.each([
    ['goed', 'go: past went; past participle gone'],
    ['buyed', 'buy: past and past participle bought'],
    ['thinked', 'think: past and past participle thought'],
    ['drived', 'drive: past drove; past participle driven'],
    ['cutted', 'cut: past and past participle cut'],
    ['readed', 'read: past and past participle read'],
    ['payed', 'pay: past and past participle paid'],
    ['layed', 'lay: past and past participle laid'],
    ['wented', 'go: past went'],
    ['stoped', 'stop: past and past participle stopped'],
    ['tryed', 'try: past and past participle tried'],
    ['visitted', 'visit: past and past participle visited'],
    ['runing', 'run: -ing form running'],
    ['makeing', 'make: -ing form making'],
    ['dieing', 'die: -ing form dying'],
  ])('%s: %s', (typed, right) => expect(corrected(typed)).toBe(right))

  test.each([
    ['childs', 'child: plural children'],
    ['childrens', 'child: plural children'],
    ['mens', 'man: plural men'],
    ['tooths', 'tooth: plural teeth'],
    ['sheeps', 'sheep: plural sheep'],
    ['criterias', 'criterion: plural criteria'],
    ['leafs', 'leaf: plural leaves'],
    ['babys', 'baby: plural babies'],
    ['monkies', 'monkey: plural monkeys'],
    ['boxs', 'box: plural boxes'],
    ['potatos', 'potato: plural potatoes'],
    ['photoes', 'photo: plural photos'],
    ['studys', 'study: plural and third person studies'],
    ['advices', 'advice: plural -'],
    ['informations', 'information: plural -'],
    ['furnitures', 'furniture: plural -'],
    ['homeworks', 'homework: plural -'],
    ['datas', 'data: plural -'],
    ['offsprings', 'offspring: plural offspring'],
    ['sceneries', 'scenery: plural -'],
  ])('%s: %s', (typed, right) => expect(corrected(typed)).toBe(right))

  test.each([
    ['gooder', 'good: comparative better'],
    ['worser', 'bad: comparative worse'],
    ['bestest', 'good: superlative best'],
    ['biger', 'big: comparative bigger'],
    ['happyer', 'happy: comparative happier'],
    ['beautifuler', 'beautiful: comparative more beautiful'],
    ['funner', 'fun: comparative more fun'],
    ['more big', 'big: comparative bigger'],
    ['more easy', 'easy: comparative easier'],
    ['more better', 'good: comparative better'],
    ['most happiest', 'happy: superlative happiest'],
  ])('%s: %s', (typed, right) => expect(corrected(typed)).toBe(right))

  test('with the meanings of its part of speech first', () => {
    expect(found('planed').senses[0].partOfSpeech).toBe('verb')
    expect(found('goed')).toMatchObject({ word: 'go', ipa: 'ɡoʊ' })
  })
})

describe('a form that does exist is never called wrong', () => {
  test.each(
    `travelled traveled travelling cancelled focused focussed benefited benefitted kidnapped worshipped preferred
    occurring admitted controlled panicking dying tying dyeing agreeing seeing ageing queueing lied hanged hung lighted
    shined learnt learned dreamt burned swelled showed proven broadcasted quitted founded ranged researches progresses
    fishes persons people indexes indices cactuses cacti formulas formulae mosquitoes mosquitos volcanos zeros photos
    pianos stomachs searches arches buses gases quizzes roofs beliefs scarves scarfs monies monkeys
    older elder farther further politer cleverer simpler quieter narrower vaguer shyer drier truer freer unhappier
    friendlier earlier lonelier redder`.split(/\s+/),
  )('%s', (form) => expect(found(form).wrongForm).toBeNull())
})

test.each(['were', 'lets', 'ill', 'well', 'shell', 'its', 'id'])(
  '%s is no short form without its apostrophe',
  (word) => {
    expect(found(word).by).not.toBe('spelling')
  },
)

describe('a word says what else it is', () => {
  test.each([
    ['left', 'leave', ['past', 'past participle']],
    ['thought', 'think', ['past', 'past participle']],
    ['lay', 'lie', ['past']],
    ['being', 'be', ['-ing form']],
    ['leaves', 'leave', ['plural', 'third person']],
    ['lives', 'live', ['third person']],
    ['wound', 'wind', ['past', 'past participle']],
    ['ground', 'grind', ['past', 'past participle']],
    ['bit', 'bite', ['past']],
    ['rose', 'rise', ['past']],
    ['better', 'good', ['comparative']],
    ['people', 'person', ['plural']],
    ['interested', 'interest', ['past', 'past participle']],
    ['building', 'build', ['-ing form']],
    ['cut', 'cut', ['past', 'past participle']],
    ['sheep', 'sheep', ['plural']],
  ])('%s, of %s', (word, base, relations) => {
    const { baseForm, alsoForms } = found(word)
    expect([...(baseForm ? [baseForm] : []), ...alsoForms]).toContainEqual(
      expect.objectContaining({ word: base, form: word, relations }),
    )
  })

  test.each(['found', 'saw', 'felt', 'bound', 'fell'])('%s is a form, or says so', (word) => {
    const { baseForm, alsoForms } = found(word)
    expect([baseForm, ...alsoForms].flatMap((form) => form?.relations ?? [])).toContain('past')
  })

  test.each(["it's", "who's", 'upper', 'number', 'offer', 'seed', 'this'])('%s is nothing else', (word) => {
    expect(found(word).alsoForms).toEqual([])
  })
})

test.each([
  ['more beautiful', 'beautiful', 'comparative'],
  ['most interesting', 'interesting', 'superlative'],
  ['the most expensive', 'expensive', 'superlative'],
  ['more quickly', 'quickly', 'comparative'],
  ['more polite', 'polite', 'comparative'],
  ['sooner', 'soon', 'comparative'],
])('%s is of %s', (typed, word, relation) => {
  expect(found(typed)).toMatchObject({ by: 'form', word, baseForm: { word, form: typed, relations: [relation] } })
})

test.each([
  ["children's", 'child', ['plural', 'possessive']],
  ["teachers'", 'teacher', ['plural', 'possessive']],
])('%s is of %s', (typed, word, relations) => {
  expect(found(typed).baseForm).toEqual({ word, form: typed, relations })
})

test('a misspelt form keeps its right spelling', () => {
  expect(found('happend')).toMatchObject({ by: 'spelling', baseForm: { word: 'happen', form: 'happened' } })
})

test('who lied did not lie on a bed', () => {
  expect(found('lied').senses[0].definition).toContain('not true')
})

describe('the example of a form has that form', () => {
  test.each(['went', 'bought', 'children', 'studying', 'cities', 'biggest', 'wrote', 'happened', 'works'])(
    '%s',
    (form) => {
      const examples = found(form).senses.flatMap(({ example }) => example ?? [])
      expect(examples.length).toBeGreaterThan(0)
      for (const example of examples) expect(example.toLowerCase().split(/[^a-z]+/)).toContain(form)
    },
  )

  test('of several words that it may be, none is guessed', () => {
    expect(found('leaves').senses.map(({ example }) => example)).toEqual([null])
  })
})

test.each([
  ['says', 'verb'],
  ['plays', 'verb'],
  ['running', 'verb'],
])('%s: the meaning that the word has first, as a %s', (form, part) => {
  expect(found(form).senses[0].partOfSpeech).toBe(part)
})
