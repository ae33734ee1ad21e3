import { family } from '../pattern/family.ts'

const ASKED_TO = '[want~|need~|ask~|tell~|would like]'

export const infinitivePhrases = family('infinitive-phrases', {
  reason: 'infinitive',
  rules: [
    {
      when: `for [support|help|visit|change|answer|cook|study|practice|practise|check|protect] > [@owner|the|me|him|us
        |them]`,
      say: 'to $2',
      not: ['[look~|ask~|wait~|search~|pay~|thanks|you|sorry|call~|beg~|responsible|famous|reason|used] for'],
      mends: { 'He works hard for support his family.': 'He works hard to support his family.' },
    },
    {
      when: `[dream|goal|plan|wish|aim|ambition|hope|task|duty|target] [is|was] [become|be|help|make|go|travel|have
        |work|study|get|teach|learn|visit|buy|build]`,
      say: '$1 $2 to $3',
      mends: { 'My dream is become a pilot.': 'My dream is to become a pilot.' },
      leaves: ['The plan is clear.'],
    },
    {
      when: `${ASKED_TO} [to|for] [@pronoun] to > #base`,
      say: '$1 $3 to',
      mends: {
        'I want to you to come.': 'I want you to come.',
        'He asked for me to help him.': 'He asked me to help him.',
      },
      leaves: ['He asked for it to be signed.'],
    },
    {
      when: 'help~ [@pronoun|@owner #noun] for > #base',
      say: '$1 $2 to',
      mends: { 'Please help me for fix this sentence.': 'Please help me to fix this sentence.' },
    },
    {
      when: '[teach|show] [me|us] > [speak|make|use|write|pronounce|read|introduce|answer|cook|play]',
      say: '$1 $2 how to',
      mends: { 'Please teach me speak well.': 'Please teach me how to speak well.' },
    },
    {
      when: '[know~|learn~|understand~|remember~|forget~|explain~|teach me|tell me|show me] how > [#base]',
      where: ({ sentence, to }) => {
        const { noun = 9, verb = 0 } = sentence.tokens[to]?.readings.kinds ?? {}
        return (
          sentence.tokens[to]?.tag !== 'pron' &&
          (verb > noun + 2 || /^(?:start|use|say|play|cook|answer|fix|drive)$/.test(sentence.tokens[to]?.lower ?? ''))
        )
      },
      say: '$1 how to',
      mends: { "I don't know how start.": "I don't know how to start." },
    },
    {
      when: 'expect~ that [i|we|he|she|they|you] > [#base]',
      say: '$1 $3:object to',
      where: ({ sentence, to }) => sentence.tokens[to]?.form === 'base',
      mends: { 'They expect that we finish it by Monday.': 'They expect us to finish it by Monday.' },
      leaves: ['I expect that you are right.'],
    },
    {
      when: `take~ @pronoun? [a|an|@number|a few|half an|so much|a long|a lot of|too much|about #num] [minute(s)
        |hour(s)|day(s)|week(s)|month(s)|year(s)|time] > #base`,
      say: '$1 $2 $3 $4 to',
      where: ({ sentence, to }) => (sentence.tokens[to]?.readings.kinds.noun ?? 9) < 5,
      not: ['take~ @pronoun? ** [by|for|off|from|to|in|out]'],
      mends: { 'It took me two hours finish the report.': 'It took me two hours to finish the report.' },
    },
    {
      when: 'too #adj for > [#base] [.|up|hard|@opener|with|it|early]',
      say: 'too $2 to',
      where: ({ sentence, to }) =>
        sentence.tokens[to]?.tag !== 'noun' ||
        /^(?:study|work|walk|talk|sleep|drive)$/.test(sentence.tokens[to]?.lower ?? ''),
      mends: { 'He is too lazy for study.': 'He is too lazy to study.' },
      leaves: ['He is too tired for work today.', 'It is too big for me.'],
    },
    {
      when: '[kind|nice|sweet|rude|generous|stupid|silly|clever|brave|smart|thoughtful] of [@pronoun] #ing',
      say: '$1 of $3 to $4~base',
      mends: { 'It was very kind of you helping me.': 'It was very kind of you to help me.' },
    },
    {
      when: `[time|money|energy|chance|place|reason|permission] for > [cook|relax|think|write|prepare|finish|answer|go
        |eat|buy|learn|meet|see|do|make|find|get|sing|pray] [.|@opener|it|with|in|at|@joins|to|#noun]`,
      say: '$1 to',
      mends: { 'I have no time for cook.': 'I have no time to cook.' },
    },
    {
      when: 'be~ made > [work|wait|clean|do|wear|stay|pay|apologize|apologise|feel|believe|stand|sit|run|leave|cry]',
      say: '$1 made to',
      mends: { 'She was made work on Sunday.': 'She was made to work on Sunday.' },
    },
    {
      when: `[not|never] < need > [worry|hurry|rush|apologize|apologise|pay|wait|bring|come|buy|go|ask|call|wear
        |explain|tell|be|do|know|feel]`,
      say: 'need to',
      mends: { "You don't need worry about it.": "You don't need to worry about it." },
    },
    {
      when: '[pretend~|decide~|promise~|agree~|try~|choose~|prefer~|want~|hope~|plan~|tend~] not #ing',
      say: '$1 not to $3~base',
      mends: { 'He pretended not knowing me.': 'He pretended not to know me.' },
    },
    {
      when: `get~ [him|her|them|me|us|my #noun|the #noun] [help|do|clean|come|fix|sign|join|agree|finish|speak|call|go
        |stop|wash|cook] > [me|it|us|them|my|his|their|this]`,
      say: '$1 $2 to $3',
      not: ['get~ @pronoun help', 'get~ [the|my] #noun [help|call|finish|stop|clean|wash] [the|with]'],
      mends: { 'I will get him fix my bike.': 'I will get him to fix my bike.' },
    },
    {
      when: '[want|wants|need|needs] < [practice|practise] > [for|my|with|speaking|english|more|again|to]',
      say: 'to practice',
      mends: { 'I want practice my speaking with you.': 'I want to practice my speaking with you.' },
    },
  ],
})

export const bareInfinitivePhrases = family('bare-infinitive-phrases', {
  reason: 'bare-infinitive',
  rules: [
    {
      when: 'let~ @pronoun < #third > [@opener|it|if|whether|@pronoun|what|how|with]',
      say: '$3~base',
      mends: { 'Let me checks the stock first.': 'Let me check the stock first.' },
    },
    {
      when: '[^|,|so|ok|okay] < lets > [go|eat|meet|play|talk|watch|do|have|start|see|take|make|try|get|buy|be|study]',
      say: "let's",
      mends: { "I'm so bored, lets go out.": "I'm so bored, let's go out." },
      leaves: ['He lets me go out.'],
    },
    {
      when: `[will|would|can|could|let me|to|must|should] have [the|my|our|your|a] [bellboy|assistant|secretary|driver
        |mechanic|boss|son|daughter|brother|sister|waiter|technician|plumber|electrician|students|husband|wife|porter
        |maid|cleaner|kids|children] to > #base`,
      say: '$1 have $3 $4',
      mends: {
        "I'll have the bellboy to carry your suitcase upstairs.": "I'll have the bellboy carry your suitcase upstairs.",
      },
      leaves: ['I have a boss to thank for that.'],
    },
    {
      when: `[make~|let~] [@pronoun|it|everyone|everybody|people|my #noun|the #noun|our #noun] [cried|laughed|smiled
        |felt|thought|went|waited|came|worked|realized|realised|wanted|learned|studied|slept|forgot|remembered|looked
        |ran|became|knew|understood|got|did|had]`,
      say: ({ lower, fill }) => fill(`$1 $2 ${{ did: 'do', had: 'have' }[lower(3)] ?? '$3~base'}`),
      not: ['[what|that|which|who] ** [make~|let~]', '[made|let] [the|my|our] #noun [#past] [by|in|with|from]'],
      mends: { 'She made me cried.': 'She made me cry.' },
      leaves: ['He made me tired.', 'It made me lost.'],
    },
  ],
})
