import { family } from '../pattern/family.ts'

const PEOPLE = '[people|students|women|men|children|teenagers|employees|workers|tourists|parents|drivers|passengers]'
const SOMEBODY = '[man|woman|girl|boy|person|lady|guy|student(s)|teacher|doctor|nurse|driver|lecturer|people|children]'
const PLACE = `[place|city|town|village|house|country|hospital|school|company|office|shop|restaurant|hotel|cafe
  |building|room|island|street|university]`
const WHO = '[i|you|we|he|she|they]'

export const relativePhrases = family('relative-phrases', {
  reason: 'relative',
  rules: [
    {
      when: '#noun who > #ing',
      say: '$1 who be@1',
      mends: {
        'The girl who sitting beside me is my cousin.': 'The girl who is sitting beside me is my cousin.',
        'I know the people who working there.': 'I know the people who are working there.',
      },
      leaves: ['The girl who is sitting beside me is my cousin.'],
    },
    {
      when: `[have~|know~|meet~] [a|an|one] #adj? #human > [works|lives|studies|speaks|sells|teaches|likes|wants|owns
        |runs]`,
      say: '$1 $2 $3 $4 who',
      mends: { 'I have a friend works in Dubai.': 'I have a friend who works in Dubai.' },
      leaves: ['I have a friend who works in Dubai.'],
    },
    {
      when: `${PLACE} [which|that] > [${WHO.slice(1, -1)}|my #noun] [was born|were born|live~|grew up|work~|study~
        |stay~|met|meet|was raised|had @meal|ate] [.|is|was|are|were|has|when|for|last|now|as|with|before|every
        |together]`,
      say: '$1 where',
      mends: { 'The place which I was born is small.': 'The place where I was born is small.' },
      leaves: ['The house that I bought is small.'],
    },
    {
      when: `^ ${PEOPLE} > [live|work|study|stay|use|smoke|drink|eat|travel|drive|speak|want|own|earn] ** [often
        |usually|always|sometimes|rarely|should|must|will|tend|are|feel|can|need]`,
      say: '$1 who',
      not: [
        '[and|but|because|when|if|who|that|which|where|so|while|to]',
        'people [eat|live|work|drive|use|want|travel]  .',
      ],
      mends: { 'People live in big cities often feel stressed.': 'People who live in big cities often feel stressed.' },
      leaves: ['People live longer today.'],
    },
    {
      when: `^ [the] ![fact|news|reason|idea|problem|day|time|way|proof|moment|feeling|hope|thought] #noun [that
        |which] ${WHO} [#verb] [it|them] > [@time|is|was|are|were|has|have|#prep|#num|will|can]`,
      say: '$1 $2 $3 $4 $5',
      mends: { 'The film that I watched it last night was great.': 'The film that I watched last night was great.' },
    },
    {
      when: `^ [the|this|that|my|our|all the] #noun what > ${WHO}`,
      say: '$1 $2 that',
      mends: {
        'The book what I bought yesterday is very interesting.':
          'The book that I bought yesterday is very interesting.',
      },
    },
    {
      when: `^ [the|a] #adj? ${SOMEBODY} > [stole|lives|lived|works|worked|sells|sold|called|helped|sits|sat|teaches
        |taught|owns|drives|drove|won|wears|wore|came|stands|stood|hit|took] ** [is|was|are|were] *`,
      say: '$1 $2 $3 who',
      not: ['[that|and|he|she|they|it|who|when|because|if|but|while|where] *? *? *? [is|was|are|were]', 'who'],
      mends: { 'The man stole my bag was tall.': 'The man who stole my bag was tall.' },
    },
  ],
})
