import { family } from '../pattern/family.ts'

const TOLD =
  '[that|about|to|he|she|i|they|we|it|the|a|an|how|what|where|why|when|if|something|anything|everything|nothing|yes|no]'

export const sayTell = family('say-tell', {
  reason: 'say-tell',
  rules: [
    {
      when: [
        `[say~|speak~] [@pronoun|@owner #adj? @kin] > [${TOLD}|his|my|your|one|some]`,
        'say~ [me|him|us|them] > .',
      ],
      say: 'tell~1 $2',
      not: ['say~ her [#noun|name|goodbye|hello]', 'say~ [him|her|you] out'],
      mends: {
        'He said me that he was busy.': 'He told me that he was busy.',
        'Can you say me the time?': 'Can you tell me the time?',
        'She said my mother that I was sick.': 'She told my mother that I was sick.',
      },
      leaves: ['Say her name again.', 'She said that it rained.'],
    },
    {
      when: 'talk~ @pronoun > [something|anything|everything|nothing|a secret|the truth|that|what|how|why]',
      say: 'tell~1 $2',
      mends: { 'I want to talk you something important.': 'I want to tell you something important.' },
    },
    {
      when: 'say~ to @person > [the truth|a lie|a story|about|everything|the [story|reason|problem|price|result]]',
      say: 'tell~1 $3',
      mends: { 'He said to me the truth.': 'He told me the truth.' },
    },
    {
      when: '[tell|tells|told] > [that|he|she|i|they|we|hello|goodbye|sorry|yes]',
      say: 'say~1',
      not: [
        '[be~|get~|can|could] [not|just|already|also|often]? tell~',
        'tell~ that #noun',
        'tell~ [he|she|they|it|we] [apart|the]',
      ],
      mends: { 'He told that he was busy.': 'He said that he was busy.' },
      leaves: ['I was told that he left.', 'You can tell he is tired.', 'Tell that story again.'],
    },
    {
      when: '[tell|tells|told] [a lot|much|so much]? about',
      say: 'talk~1 $2 $3',
      not: ['[be~|get~] [not|also|all|never|often|already]? told'],
      mends: { 'He told a lot about his family.': 'He talked a lot about his family.' },
      leaves: ['I was told about it.'],
    },
    {
      when: '[speak|talk] > [hello|goodbye|thank you|sorry|thanks]',
      say: 'say',
      mends: { 'Please speak hello to your mother.': 'Please say hello to your mother.' },
    },
    {
      when: '[tell~|say~] > [louder|loudly|slowly|more slowly|clearly|fluently]',
      say: 'speak~1',
      mends: { "Please tell louder, I can't hear you.": "Please speak louder, I can't hear you." },
    },
    {
      when: [
        '[tell~|say~|talk~] > @language',
        '[tell~|say~|talk~] > [@number|other|different|both|any]? foreign? languages',
      ],
      say: 'speak~1',
      not: ['say~ #name', 'talk~ about'],
      mends: {
        'She can talk three languages.': 'She can speak three languages.',
        'We talk English at home.': 'We speak English at home.',
      },
      leaves: ['They talk about languages.'],
    },
    {
      when: '[speak~|talk~] that > [@subject|the|@owner|there]',
      say: 'say~1 that',
      mends: { 'He spoke that he was tired.': 'He said that he was tired.' },
    },
  ],
})
