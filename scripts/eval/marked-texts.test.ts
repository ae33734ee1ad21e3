import { expect, test } from 'vitest'
import { readMarked } from './marked-texts.ts'

test.each([
  ['He {go|went} home.', 'He go home.', ['He went home.']],
  ['I live {|in} Bogor {since|for} 2 years', 'I live Bogor since 2 years', ['I live in Bogor for 2 years']],
  ['She {is|} agree {with|}.', 'She is agree with.', ['She agree.']],
  ['He {go|went|goes} home.', 'He go home.', ['He went home.', 'He goes home.']],
  ['Nothing is wrong.', 'Nothing is wrong.', ['Nothing is wrong.']],
])('%s is what was written, and what it may be instead', (line, wrong, right) => {
  expect(readMarked(line, 'somebody')).toEqual({ voice: 'somebody', wrong, right })
})
