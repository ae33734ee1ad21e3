import type { WordTalk } from '../id/tutor-words.ts'

/** Replies to questions about words. {values} are filled in. */
export const wordTalk: WordTalk = {
  'words.synonyms': 'Other words for **{word}**: {words}.',
  'words.broader': 'My dictionary has no close synonym for **{word}**. Wider words: {words}.',
  'words.noun': 'The noun of **{word}** is **{form}**.',
  'words.verb': 'The verb of **{word}** is **{form}**.',
  'words.adjective': 'The adjective of **{word}** is **{form}**.',
  'words.adverb': 'The adverb of **{word}** is **{form}**.',
  'words.same': '**{word}** itself is {part}.',
  'words.family.none': 'My dictionary has no {part} form of **{word}**.',
  'words.sentences': 'Sentences with **{word}**:',
  'words.collocations': '**{word}** often goes with: {words}.',
  'words.preposition': 'After **{word}** comes **{preposition}**.',
  'words.phrasal': 'Common phrasal verbs with **{word}**:',
  'words.phrasal.meaning': 'Phrasal verbs that mean “{word}”:',
  'words.listed': '**{asked}**: {words}',
  'words.phrase': 'My dictionary does not have “{phrase}” as a phrase; word by word it is:',
  'words.register.formal': '**{word}** is formal: right for official writing, a little stiff in talk.',
  'words.register.spoken':
    '**{word}** suits talk and informal messages; in official writing choose a more neutral word.',
  'words.register.neutral': '**{word}** is neutral: fine in talk and in official writing.',
  'words.together': 'Which one shall we look at more closely? Just write the word.',
}
