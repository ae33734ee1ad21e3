import { family } from '../pattern/family.ts'
import type { Said } from '../pattern/say.ts'

const FEELING = `[happy|sad|available|alone|late|shy|scared|nervous|excited|worried|confused|serious|single|thirsty
  |sleepy|ill|lost|tired|ready|hungry|busy|angry|sick|married|free|sure|okay|ok|alright|afraid|interested|bored]`
const GREETED = '[hi|hello|hey|sorry|excuse me|oh|wow|ok|okay|so|and|but|sir|miss|#name]'
const START = `[^|^ ${GREETED} ,?|^ ${GREETED} #name ,?|, ]`

/** Not 'I know what you mean'. */
const isAsked = ({ sentence, from }: Said): boolean => from === 0 || sentence.text.includes('?')

/** Questions put together in a fixed wrong way. */
export const questionPhrases = family('question-phrases', {
  reason: 'question',
  rules: [
    {
      when: "what ['s|is] time > [do|does|did|will|can|should|shall|are|is the]",
      say: 'what time',
      mends: { 'What is time do we meet?': 'What time do we meet?' },
    },
    {
      when: '[what|where|why|how|who|when|which] [do|does] [@subject] #ing',
      say: '$1 be@3 $3 $4',
      mends: { 'What does she doing now?': 'What is she doing now?' },
      leaves: ['What does she bring?'],
      not: ['[bring|sing|ring|swing|cling]'],
    },
    {
      when: '^ [do|does|did] @subject [can|could|will|would|should|must|may]',
      say: '$3 $2',
      mends: { 'Do you can help me?': 'Can you help me?' },
    },
    {
      when: 'how long [time|times] > [#modal|do|does|did|is|are|have|has|@subject]',
      say: 'how long',
      mends: { 'How long time will you stay?': 'How long will you stay?' },
    },
    {
      when: `${START} < which one? [better|cheaper|bigger|correct|right|faster|easier|the best|more #adj] > [,|between
        |for|to|#question]`,
      say: 'which $3 is $4',
      mends: { 'Which one cheaper, this one or that one?': 'Which one is cheaper, this one or that one?' },
    },
    {
      when: '[where|when] [@owner|the|this|that] #adj? #noun [located|situated] > .',
      say: '$1 is $2 $3 $4 $5',
      mends: { 'Where the school located?': 'Where is the school located?' },
    },
    {
      when: '[where] [you|they|we] located',
      say: '$1 are $2 located',
      mends: { 'Where you located?': 'Where are you located?' },
    },
    {
      when: `[,|^] < you > [still? ${FEELING}|new|still #adj] #question`,
      say: 'are you',
      not: ['you ** [is|are|was|were|will|can|has|have|does|do|did|would|look~|feel~]'],
      mends: {
        'You look tired, you okay?': 'You look tired, are you okay?',
        'You ready to order, sir?': 'Are you ready to order, sir?',
      },
    },
    {
      when: '[where] > the [nearest|closest] #adj? #noun #noun? #question .',
      say: 'where is',
      mends: { 'Where the nearest bus stop?': 'Where is the nearest bus stop?' },
    },
    {
      when: `[what] > the [difference(s)|meaning|reason|purpose|function|price|name|best|schedule|problem|answer
        |address|advantage(s)|requirement(s)|opposite|past tense|past form|plural|synonym|antonym|english|use|correct
        |capital|result|topic] #question`,
      say: 'what is',
      not: ['what the * *? *? [is|are|was|were|do|does|did|can|has|have]', '[know|me|about|of|for] what'],
      mends: { 'What the opposite of "brave"?': 'What is the opposite of "brave"?' },
    },
    {
      when: `[when|what time|where|how] [will|does|do|did|can] [start|begin|finish|end|open|close] [@owner #noun
        |the #noun|this #noun] > #question .`,
      say: '$1 $2 $4 $3',
      mends: { 'When will start the class?': 'When will the class start?' },
    },
    {
      when: `[do|does] [[the|this|that|@owner] #noun] > [available|free|expensive|cheap|online|offline|near|far
        |difficult|easy|full|suitable|ready|correct|right|good]`,
      say: 'is $2',
      mends: { 'Do the course available for kids?': 'Is the course available for kids?' },
    },
    {
      when: [
        `[do|does] [you|they|we|he|she|it] > [FEELING|at home|at work|at school|from|here|there|a|an|in the|on the]
          #question`.replace('[FEELING', `[${FEELING.slice(1, -1)}`),
      ],
      say: 'be@2 $2',
      mends: { 'Hi Rina, do you free tonight?': 'Hi Rina, are you free tonight?' },
      leaves: ['Do you sleep here?'],
    },
    {
      when: '^ [do|does] [you|they|we|he|she|it] > #ing',
      say: 'be@2 $2',
      mends: { 'Do you coming tonight?': 'Are you coming tonight?' },
    },
    {
      when: '^ [do|does] [you|he|she|they|we|it] [is|are|am] > !#ing *',
      say: 'be@2 $2',
      mends: { 'Do you are a student?': 'Are you a student?' },
    },
    {
      when: '^ [this|that] > @owner ** #question',
      say: 'is $1',
      not: ['[is|are|was|were|will|can|has|does|do|did|would|,]'],
      mends: { 'This your first time in Bali?': 'Is this your first time in Bali?' },
    },
    {
      when: '^ is > [correct|right|true|wrong|ok|okay|possible|good] [,|#question|miss|or]',
      say: 'is it',
      mends: { 'Is correct, Miss?': 'Is it correct, Miss?' },
    },
    {
      when: '^ [who|what] [did|does|do] [#past] > [@owner|the|to|you|me|it|a|in|at|this|that]',
      say: '$1 $3',
      where: ({ token }) => !token(3)?.readings.verbs.some(({ form }) => form === 'base'),
      mends: {
        'Who did broke the vase?': 'Who broke the vase?',
        'What did happened to your leg?': 'What happened to your leg?',
      },
    },
    {
      when: 'what is? [means|mean] [of|by]? [[this|that] #noun|the word *] > .',
      say: 'what does $5 mean',
      mends: { 'What means this word?': 'What does this word mean?' },
    },
    {
      when: '^ how to [#base|be|have] > ** #question',
      say: 'how do I $3',
      not: ['how to [say|call|spell|pronounce|translate]'],
      mends: { 'How to join the program?': 'How do I join the program?' },
      leaves: ['How to make tea.'],
    },
    {
      when: `[who|what] [is|was|are|were] [won|broke|took|ate|stole|came|wrote|gave|wins|teaches|lives|works] > [the
        |my|your|this|that|you|to|in|here|it|a|me]`,
      say: '$1 $3',
      mends: { 'Who is won the match last night?': 'Who won the match last night?' },
    },
  ],
})

const QUOTED = '#quote? * *? *? *? #quote?'
const quoted = (text: (number: number) => string, from: number) =>
  `${text(from)}${[1, 2, 3, 4]
    .map((more) => text(from + more))
    .join(' ')
    .trim()}${text(from + 5)}`

export const meaningQuestions = family('meaning-questions', {
  reason: 'calque',
  rules: [
    {
      when: 'what is? the? #quote? * #quote? is? [mean|means|meant] > .',
      say: ({ text }) => `what does ${text(4)}${text(5)}${text(6)} mean`,
      not: ['what is? [@subject|that|this|does|do|did|your] [mean|means|meant]'],
      where: isAsked,
      mends: {
        'What "overwhelmed" mean?': 'What does "overwhelmed" mean?',
        'What is "eventually" mean?': 'What does "eventually" mean?',
      },
      leaves: ['What does it mean?', 'I understood what home meant.'],
    },
    {
      when: `what is? the? [mean|means] [of|by]? the? word? ${QUOTED} > .`,
      say: ({ text }) => `what does ${quoted(text, 8)} mean`,
      not: ['[mean|means] [@subject|this|that]'],
      mends: {
        'What is mean "deadline"?': 'What does "deadline" mean?',
        'What means "due date"?': 'What does "due date" mean?',
      },
    },
    {
      when: `what does mean ${QUOTED} > .`,
      say: ({ text }) => `what does ${quoted(text, 4)} mean`,
      mends: { 'What does mean "by the way"?': 'What does "by the way" mean?' },
    },
    {
      when: 'what is? [a|the]? [meaning|mean|means] [of|from|for] > [*|#quote]',
      say: 'what is the meaning of',
      not: [
        '[mean|means] [of|by] the? word? #quote? * #quote? .',
        '[mean|means] [of|by] [this|that] #noun .',
        '[know~|tell me|ask~] what',
      ],
      mends: { 'What meaning of "hang out"?': 'What is the meaning of "hang out"?' },
    },
    {
      when: `how to? [say|call|spell|pronounce|write|translate] ![a|an|good|better] ${QUOTED} [in|to|into] english > .`,
      say: ({ text, lower }) => `how do you ${lower(3)} ${quoted(text, 4)} in English`,
      mends: { 'How to say "macet" in English?': 'How do you say "macet" in English?' },
    },
    {
      when: `how to? [say|spell|pronounce|write] ${QUOTED} > #question .`,
      say: ({ text, lower }) => `how do you ${lower(3)} ${quoted(text, 4)}`,
      mends: { 'How to spell "necessary"?': 'How do you spell "necessary"?' },
    },
    {
      when: 'what is? the? english [of|for|from|is] > *',
      say: 'what is the English for',
      not: ['what is the english for'],
      mends: { 'What English of kucing?': 'What is the English for kucing?' },
    },
  ],
})
