import { BE_OF_MANY } from '../../words/word-sets.ts'
import { family } from '../pattern/family.ts'

const SUBJECT = '[@subject|@owner|the]'

export const oneConjunction = family('although-but', {
  reason: 'although-but',
  phase: 'clauses',
  rules: [
    {
      when: '^ [although|though|even though|even if|despite|in spite of] ** , < [but|however|yet] ,?',
      say: '',
      mends: { 'Although it rained, but we went out.': 'Although it rained, we went out.' },
      leaves: ['It rained, but we went out.'],
    },
    {
      when: `[although|though|even though] ** but > ${SUBJECT}`,
      say: '$1 $2,',
      mends: { 'Although he is old but he is strong.': 'Although he is old, he is strong.' },
    },
  ],
})

export const evenThough = family('even-though', {
  reason: 'even-though',
  phase: 'clauses',
  rules: [
    {
      when: `^ even > [@subject|[my|the] #noun] [was|were|am|is|are|had|have|has|did|do|does|can|could|studied|tried
        |worked|felt]
        ** , ${SUBJECT}`,
      say: 'even though',
      mends: { 'Even I was tired, I finished my homework.': 'Even though I was tired, I finished my homework.' },
      leaves: ['Even I can do it, so you can too.'],
    },
  ],
})

export const becauseSo = family('because-so', {
  reason: 'because-so',
  phase: 'clauses',
  rules: [
    {
      when: '^ [because|since|as|if|when] ** , < [so|therefore|that is why]',
      say: '',
      not: [', so [that|far|much|many|long]', '[if|when] ** , [therefore|that is why]'],
      mends: { 'Because it rained, so we stayed at home.': 'Because it rained, we stayed at home.' },
      leaves: ['It rained, so we stayed at home.'],
    },
    {
      when: `^ because ** so > ${SUBJECT}`,
      say: '$1 $2,',
      mends: { 'Because I was sick so I stayed in bed.': 'Because I was sick, I stayed in bed.' },
    },
    {
      when: 'the reason why? ** [is|was] < because',
      say: 'that',
      mends: { 'The reason I left is because I was ill.': 'The reason I left is that I was ill.' },
    },
  ],
})

export const conjunctions = family('conjunctions', {
  reason: 'joining',
  phase: 'clauses',
  rules: [
    {
      when: 'despite of',
      say: 'despite',
      mends: { 'Despite of the rain, we went out.': 'Despite the rain, we went out.' },
    },
    {
      when: '[despite|in spite of] > [i|he|she|we|they|it] [was|were|is|are|had|have]',
      say: 'although',
      mends: { 'Despite he was tired, he went on.': 'Although he was tired, he went on.' },
      leaves: ['Despite the rain, we went on.'],
    },
    {
      when: 'both * *? *? < or > *',
      say: 'and',
      mends: { 'Both my brother or my sister can help.': 'Both my brother and my sister can help.' },
    },
    {
      when: 'either [my|the|his|her|our|your|a|an|in|on|by|at]? * < and > *',
      say: 'or',
      mends: { 'You can come either today and tomorrow.': 'You can come either today or tomorrow.' },
    },
    {
      when: 'neither [my|the|his|her|our|your|a|an|in|on]? * *? < or > *',
      say: 'nor',
      mends: { 'Neither my brother or my sister can swim.': 'Neither my brother nor my sister can swim.' },
    },
    {
      when: 'for the? [examples|exemple|instances]',
      say: ({ lower }) => (lower(3) === 'instances' ? 'for instance' : 'for example'),
      mends: { 'I like fruit, for examples mangoes.': 'I like fruit, for example mangoes.' },
    },
    {
      when: '^ [for|the] example [is|are|was|were] > *',
      say: ({ lower, fill }) => fill(BE_OF_MANY.test(lower(3)) ? 'some examples $3' : 'one example $3'),
      mends: { 'For example is my brother.': 'One example is my brother.' },
    },
    {
      when: ['[as|like] the? example > ,', '^ as? example > [,|:]? *'],
      say: 'for example',
      not: ['[the|an|this|my] example', 'example #noun'],
      mends: { 'Like example, my city is crowded.': 'For example, my city is crowded.' },
    },
    {
      when: 'in order > [i|he|she|we|they|you]',
      say: 'so that',
      mends: { 'I study hard in order I can pass.': 'I study hard so that I can pass.' },
    },
    {
      when: '[so|in order] for can',
      say: 'so that I can',
      mends: { 'I save money in order for can travel.': 'I save money so that I can travel.' },
    },
    {
      when: '[at|on] the? last ,? > [@subject|the]',
      say: 'at last',
      not: ['last the', 'at last'],
      mends: { 'On the last we arrived.': 'At last we arrived.' },
    },
    {
      when: 'in the? last ,? > @subject',
      say: 'in the end,',
      mends: { 'In the last, we won.': 'In the end, we won.' },
    },
    {
      when: 'such [like|us] > #word',
      say: 'such as',
      mends: { 'I like fruit such like mangoes.': 'I like fruit such as mangoes.' },
    },
    {
      when: 'for example [like|such as] > *',
      say: 'for example',
      mends: { 'I like fruit, for example like mangoes.': 'I like fruit, for example mangoes.' },
    },
  ],
})

export const tooThat = family('too-that', {
  reason: 'too-very',
  phase: 'clauses',
  rules: [
    {
      when: 'too > #adj that [@subject|@owner|the|nobody|everyone|people]',
      say: 'so',
      mends: { 'It was too hot that we could not sleep.': 'It was so hot that we could not sleep.' },
      leaves: ['It was too hot to sleep.'],
    },
    {
      when: 'very > * that [i|he|she|we|they|it|nobody] [[can|could|do|did] not|have to|had to|almost]',
      say: 'so',
      mends: { 'It was very cold that we could not swim.': 'It was so cold that we could not swim.' },
    },
  ],
})

export const whenRelative = family('when-relative', {
  reason: 'relative',
  phase: 'clauses',
  rules: [
    {
      when: `the *? [day|year|night|moment|month|week|time] < [which|where] > [@subject|my *] first? [met|married|got
        |was|were|arrived|left|graduated|moved|went|came|started|began|had]`,
      say: 'when',
      mends: { 'I remember the day which we met.': 'I remember the day when we met.' },
      leaves: ['I remember the day when we met.'],
    },
  ],
})

export const soAn = family('so-an', {
  reason: 'so-such',
  phase: 'clauses',
  rules: [
    {
      when: 'so > [a|an] * *',
      say: 'such',
      not: [', so [a|an]', '#verb so [a|an]'],
      mends: { 'It was so a nice day.': 'It was such a nice day.' },
      leaves: ['It was so nice a day.'],
    },
    {
      when: '[a|an] so #adj #noun',
      say: 'such $3:a $4',
      mends: { 'It was a so beautiful place.': 'It was such a beautiful place.' },
    },
  ],
})
