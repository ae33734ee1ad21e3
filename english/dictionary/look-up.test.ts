import { describe, expect, test } from 'vitest'
import { found, unknown } from './expect-look-up.ts'

describe('a word is found', () => {
  test('as it is, in the learner’s dictionary, with the sense that a learner needs first', () => {
    const { word, by, source, senses, ipa } = found('  CAN ')
    expect({ word, by, source, ipa }).toEqual({ word: 'can', by: 'exact', source: 'learner', ipa: 'kæn' })
    expect(senses[0]).toMatchObject({ partOfSpeech: 'modal verb', gloss: 'bisa, dapat' })
  })

  test.each(['had', 'has'])('%s with the level of its word, as a verb of its own, and among easy words', (form) => {
    const { level, senses } = found(form)
    expect(level).toBe('A1')
    expect(senses[0].example).toMatch(
      new RegExp(`${form} (?:an?|the|my|your|his|her|its|our|their|some|no|two|three) `),
    )
    expect(senses[0].example).not.toMatch(/accreditation/)
  })

  test.each(['sports center', 'shopping center'])('%s by the British spelling of the phrase', (asked) => {
    expect(found(asked)).toMatchObject({ word: asked.replace('center', 'centre'), source: 'learner' })
  })

  test('with no level where nobody has judged it', () => {
    expect(found('saunter').level).toBe(null)
  })

  test('behind it in WordNet, with at most three senses', () => {
    const { source, senses } = found('saunter')
    expect(source).toBe('wordnet')
    expect(senses.length).toBeLessThanOrEqual(3)
    expect(senses[0].definition).not.toBe('')
  })

  test.each([
    ['wound', ['noun', 'verb']],
    ['scan', ['noun', 'verb']],
    ['trust', ['verb', 'noun']],
    ['objective', ['noun', 'adjective']],
    ['spot', ['noun', 'noun', 'verb']],
    ['round', ['adjective', 'noun', 'adverb']],
  ])('%s, each part of speech before a third sense of the same', (word, parts) => {
    expect(found(word).senses.map(({ partOfSpeech }) => partOfSpeech)).toEqual(parts)
  })

  test.each([
    ['quotation', 'penawaran harga'],
    ['turnover', 'omzet'],
    ['overhead', 'biaya operasional'],
    ['minutes', 'notulen'],
    ['leverage', 'daya tawar'],
    ['procurement', 'pengadaan'],
    ['pros and cons', 'kelebihan dan kekurangan'],
    ['supply chain', 'rantai pasok'],
    ['due diligence', 'uji tuntas'],
    ['tuition fees', 'uang kuliah'],
    ['peer pressure', 'tekanan teman sebaya'],
    ['so far, so good', 'sejauh ini baik-baik saja'],
    ['human rights', 'hak asasi manusia'],
    ['text message', 'pesan teks'],
    ['ought to', 'seharusnya'],
    ['owing to', 'karena'],
  ])('%s, as it is met at work and in study: %s', (asked, gloss) => {
    expect(found(asked).senses[0].gloss?.split(/[,;] /)[0]).toBe(gloss)
  })

  test('am and are, without rare words that are spelt the same', () => {
    for (const form of ['am', 'are', 'saw', 'running'])
      for (const sense of found(form).senses) expect(sense.gloss, form).not.toBeNull()
  })

  test.each([
    ['went', 'go', ['past']],
    ['gone', 'go', ['past participle']],
    ['children', 'child', ['plural']],
    ['studies', 'study', ['plural', 'third person']],
    ['running', 'run', ['-ing form']],
    ['stopped', 'stop', ['past', 'past participle']],
    ['hoping', 'hope', ['-ing form']],
    ['happier', 'happy', ['comparative']],
    ['biggest', 'big', ['superlative']],
    ['lying', 'lie', ['-ing form']],
    ['knives', 'knife', ['plural']],
    ['found', 'find', ['past', 'past participle']],
    ['saw', 'see', ['past']],
    ["teacher's", 'teacher', ['possessive']],
    ['colour', 'color', ['other spelling']],
    ['organised', 'organize', ['past', 'past participle']],
    ['sauntered', 'saunter', ['past', 'past participle']],
    ['stung', 'sting', ['past', 'past participle']],
    ['older', 'old', ['comparative']],
  ])('%s, by its base form %s', (form, base, relations) => {
    expect(found(form)).toMatchObject({ by: 'form', word: base, baseForm: { word: base, relations } })
  })

  test.each([
    ['looking forward to', 'look forward to'],
    ['Give it up!', 'give up'],
    ['turned the light off', 'turn off'],
    ['made up her mind', 'make up your mind'],
    ['it was a piece of cake', 'piece of cake'],
    ['to give up', 'give up'],
    ['pulling my leg', "pull someone's leg"],
    ['up-to-date', 'up to date'],
    ['ball is in your court', 'the ball is in your court'],
    ['no pain no gain', 'no pain, no gain'],
  ])('%s, as the phrase %s', (asked, phrase) => {
    expect(found(asked).word).toBe(phrase)
  })

  test.each([
    ['recieve', 'receive'],
    ['becuase', 'because'],
    ['tommorow', 'tomorrow'],
    ['goverment', 'government'],
    ['languange', 'language'],
    ['thier', 'their'],
  ])('%s, as a misspelling of %s', (asked, meant) => {
    expect(found(asked)).toMatchObject({ by: 'spelling', word: meant, asked })
  })

  test.each(['what does brave mean?', 'apa arti brave', 'meaning of brave', 'brave artinya apa?', '“Brave”'])(
    'inside the question %s',
    (question) => expect(found(question).word).toBe('brave'),
  )
})

describe('an honest no', () => {
  test('to what is no word, with words that were perhaps meant', () => {
    expect(unknown('blorf').reason).toBe('unknown')
    expect(unknown('asdfghjkl').reason).toBe('unknown')
  })
  test('to Indonesian, with the English words for it', () => {
    expect(unknown('makan')).toMatchObject({ reason: 'indonesian', suggestions: expect.arrayContaining(['eat']) })
  })
  test.each([
    ['semangat', ['enthusiasm', 'spirit', 'passion', 'morale']],
    ['hatiku', ['heart', 'liver']],
    ['berani', ['brave', 'dare']],
    ['senang', ['happy']],
    ['menanyakan', ['ask', 'inquire']],
    ['perubahan', ['change', 'conversion']],
    ['jauh', ['far']],
    ['bayar', ['pay']],
    ['cari', ['look for']],
    ['kadang', ['sometimes']],
    ['libur', ['day off', 'holiday']],
  ])('of the English words for %s those that people say come first', (typed, first) => {
    expect(unknown(typed).suggestions.slice(0, first.length)).toEqual(first)
  })
  test('to a sentence, with words of it that can be asked', () => {
    const { reason, suggestions } = unknown('I want to buy a beautiful house near the river')
    expect(reason).toBe('sentence')
    expect(suggestions).toContain('beautiful')
  })
  test.each(['😀', 'const x = 1;', '12345', '{}', '???', '', '中文字'])('to %s', (typed) => {
    expect(['not a word', 'unknown']).toContain(unknown(typed).reason)
  })
  test('to 5,000 characters', () => {
    expect(unknown('very long text '.repeat(334)).reason).toBe('sentence')
    expect(unknown('x'.repeat(5000)).reason).toBe('not a word')
  })
  test('to rude words', () => {
    expect(unknown('fuck').reason).toBe('rude')
    for (const word of ['fucking', 'bitches', 'Nigger', 'boobs']) expect(unknown(word).reason, word).toBe('rude')
  })
})

describe('an Indonesian word leads to its English ones, not to English look-alikes', () => {
  test.each([
    ['a slip', 'beranii', 'berani', 'brave'],
    ['a letter too few', 'semangt', 'semangat', 'spirit'],
    ['said to have been done', 'ditunggu', 'menunggu', 'wait'],
    ['with its owner', 'temannya', 'teman', 'friend'],
    ['as people say it', 'nungguin', 'menunggu', 'wait'],
    ['of a family', 'pemberani', 'berani', 'brave'],
    ['in short', 'kerjaan', 'pekerjaan', 'job'],
  ])('%s: %s', (_, typed, word, english) => {
    const answer = unknown(typed)
    expect(answer).toMatchObject({ reason: 'indonesian', asked: word })
    expect(answer.suggestions).toContain(english)
  })

  test.each([
    ['a rare English word', 'bola', 'ball'],
    ['a word that only the site’s visitors mean otherwise', 'guru', 'teacher'],
    ['the plural of a rare word', 'tas', 'bag'],
    ['the plural of a name', 'keras', 'hard'],
    ['the form of a common verb', 'lain', 'other'],
  ])('what could also be %s: %s', (_, typed, english) => {
    const answer = unknown(typed)
    expect(answer).toMatchObject({ reason: 'indonesian', asked: typed })
    expect(answer.suggestions).toContain(english)
  })

  test.each(['bait', 'lever', 'daring', 'pistol', 'alas'])('what people say in English is explained: %s', (typed) => {
    expect(found(typed).asked).toBe(typed)
  })

  test.each([
    ['happines', 'happiness'],
    ['tehcnology', 'technology'],
    ['restorant', 'restaurant'],
  ])('a slip in English stays English: %s', (typed, word) => {
    expect(found(typed)).toMatchObject({ word, by: 'spelling' })
  })
})
