import { expect, test } from 'vitest'
import { topicSentences } from '../../content/tutor-topic-sentences.ts'
import { correctSentence } from '../../english/grammar/correct.ts'
import { openLexicon } from '../../english/words/lexicon.ts'
import { openBook } from '../book/open-book.ts'
import { readActions, themeNamed } from '../book/read-actions.ts'
import { themeSentences } from './theme-sentences.ts'

test.each([
  ['bola', 'present-perfect', 'Our team has won the match.'],
  ['the office', 'second-conditional', 'If my boss checked the report, we would finish the project.'],
  ['kuliah', 'passive-past', 'My thesis was written by me.'],
  ['books', 'yes-no-questions', 'Do you read the novel?'],
])('%s, %s', (about, entry, sentence) => {
  const theme = themeNamed(about)
  expect(theme && themeSentences(entry, theme)).toContain(sentence)
})

test('every topic is in the book, and whatever is put together is right', () => {
  const { names } = openBook()
  const lexicon = openLexicon()
  const topics = Object.keys(topicSentences)
  expect(topics.filter((topic) => !names.includes(topic))).toEqual([])
  const all = readActions().flatMap((theme) => topics.flatMap((topic) => themeSentences(topic, theme)))
  expect(all.filter((sentence) => sentence.includes('{'))).toEqual([])
  const single = new Set(all.flatMap((sentence) => sentence.split(/(?<=\.) /)))
  const corrected = [...single].map((one) => correctSentence(one, lexicon))
  expect(corrected.filter(({ findings }) => findings.length > 0).map((one) => one.corrected)).toEqual([])
})
