import { expect, test } from 'vitest'
import { openLexicon } from '../words/lexicon.ts'
import { applyLabel } from './apply-label.ts'

const lexicon = openLexicon()

test.each([
  ['go', 'F:v:third', 'goes'],
  ['goes', 'F:v:base', 'go'],
  ['buy', 'F:v:past', 'bought'],
  ['write', 'F:v:participle', 'written'],
  ['run', 'F:v:ing', 'running'],
  ['child', 'F:n:pl', 'children'],
  ['informations', 'F:n:sg', 'information'],
  ['big', 'F:a:comp', 'bigger'],
  ['big', 'F:a:sup', 'biggest'],
  ['quick', 'F:a:adv', 'quickly'],
  ['quickly', 'F:a:pos', 'quick'],
  ['in', 'R:at', 'at'],
  ['very', 'D', ''],
])('%s, %s: %s', (word, label, made) => expect(applyLabel(word, label, lexicon)).toBe(made))

test.each([
  ['children', 'F:n:pl'],
  ['because', 'F:v:past'],
  ['table', 'F:a:comp'],
])('%s has no form for %s', (word, label) => expect(applyLabel(word, label, lexicon)).toBeUndefined())
