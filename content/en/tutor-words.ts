import type { WordTalk } from '../id/tutor-words.ts'

/** Replies to questions about words. {values} are filled in. */
export const wordTalk: WordTalk = {
  'words.synonyms': 'Other words for **{word}**: {words}.',
  'words.synonyms.more': 'More words for **{word}**:',
  'words.formal': 'More formal than **{word}**:',
  'words.strong': 'Stronger than **{word}** or **very {word}**:',
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
  'words.informal': 'More casual than **{word}**:',
  'words.informal.none': 'I have no slang for **{word}** in my notes. Close words that are fine in a chat:',
  'words.easier': 'Easier than **{word}**:',
  'words.easier.none': 'My dictionary has no easier word for **{word}**.',
  'words.senses': '**{word}** has more than one meaning:',
  'words.senses.one': 'As far as I know **{word}** has one common meaning:',
  'words.person': 'The person is called {person}.',
  'words.irregular': 'Yes, these change in their own way, too:',
  'words.origin':
    'I have no notes on where **{word}** comes from. It may have more than one meaning; the sentence decides.',
  'words.origin.phrase':
    '**{word}** is a fixed expression: it is read as a whole ({meaning}), not word by word. I have no notes on its history.',
  'words.term': 'My dictionary does not have “{phrase}” as one term. Its words: {words}.',
  'words.also': 'Other meanings: {senses}.',
  'shown.line': '**{line}** means: {meaning}',
  'shown.words': 'Its words: {words}',
}
