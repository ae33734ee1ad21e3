import { family } from '../pattern/family.ts'

export const quantityPhrases = family('quantity-phrases', {
  reason: 'quantifier',
  rules: [
    {
      when: '[some|most|several|few|one|two|three|none|half] > [my|your|his|our|their] #plural',
      say: '$1 of',
      not: ['half @owner [size|age|salary]', 'one @owner'],
      mends: { 'Some my friends work in Qatar.': 'Some of my friends work in Qatar.' },
      leaves: ['Some of my friends work here.'],
    },
    {
      when: 'both of ![the|these|those|@owner|us|you|them|which|whom] * > and',
      say: 'both $3',
      mends: { 'Both of men and women used the gym more often.': 'Both men and women used the gym more often.' },
    },
    {
      when: 'almost of > [us|them|you]',
      say: 'almost all of',
      mends: { 'The test was so hard that almost of us failed.': 'The test was so hard that almost all of us failed.' },
    },
    {
      when: 'almost of all? > [@owner|the|these|those]',
      say: 'most of',
      mends: { 'Almost of my friends are married.': 'Most of my friends are married.' },
    },
    {
      when: `[so|too|very]? many [works|jobs] > [.|today|now|this|at|in the office|because|and|from|to [do|finish
        |complete]]`,
      say: ({ lower }) => ({ so: 'so much work', too: 'too much work' })[lower(1)] ?? 'a lot of work',
      not: ['[create~|lose~|provide~|offer~|be~|apply~ for|of|open~] *? many', 'works of'],
      mends: { "I'm very busy because I have many works.": "I'm very busy because I have a lot of work." },
    },
    {
      when: '[a lot of|lots of|much] works > [.|for|today|this|at|now|tonight]',
      say: '$1 work',
      mends: { 'My boss has a lot of works for me today.': 'My boss has a lot of work for me today.' },
    },
    {
      when: '[a lot of|lots of] [works|jobs] > to [do|finish|complete]',
      say: '$1 work',
      mends: { 'I have a lot of jobs to do today.': 'I have a lot of work to do today.' },
    },
    {
      when: `[two|both] ** ;? ,? one ** ,? [and|but|while|,] < another > one? [is|was|has|lives|works|likes|goes
        |studies]`,
      say: 'the other',
      mends: {
        'I have two cats; one is black and another is white.': 'I have two cats; one is black and the other is white.',
      },
    },
    {
      when: `some ** ,? [but|and|while|,] < the? other > [do|are|like|prefer|have|want|were|say|think|work|go|hate
        |love]`,
      say: 'others',
      mends: { "Some students like math, but the other don't.": "Some students like math, but others don't." },
    },
  ],
})

export const muchPhrases = family('much-phrases', {
  reason: 'much-many',
  rules: [
    {
      when: `[@subject|my #noun] [have|has|had|got|spend~|earn~|drink~|eat~|bought|brought|make~|need~|learn~] much
        > ![more|better|less|fewer|too|of|bigger|as|.] !#plural *`,
      say: '$1 $2 a lot of',
      not: ['[not|never|if|how|so|too|as|do|does|did] ** much'],
      where: ({ sentence }) => !sentence.text.includes('?'),
      mends: { 'He has much experience.': 'He has a lot of experience.' },
      leaves: ["I don't have much time.", 'Do you have much time?'],
    },
  ],
})

export const pluralPhrases = family('plural-phrases', {
  reason: 'plural',
  rules: [
    {
      when: '[#num|several] [hundreds|thousands|millions|billions] > !of *',
      say: ({ lower, fill }) => fill(`$1 ${lower(2).slice(0, -1)}`),
      mends: { 'It costs five thousands rupiah.': 'It costs five thousand rupiah.' },
      leaves: ['Thousands of people came.'],
    },
    {
      when: `[#num|many|several] [swimming|meeting|parking|dining|waiting|training|shopping|washing] [pool|room|lot
        |area|center|centre|mall|machine|session]`,
      say: '$1 $2 $3:plural',
      not: ['one'],
      mends: { 'The hotel has two swimming pool.': 'The hotel has two swimming pools.' },
    },
    {
      when: `all @owner [friend|colleague|classmate|student|teacher|cousin|neighbor|neighbour|book|document|file|photo
        |customer|client|employee|uncle|aunt|brother|sister|question|task|assignment|subject|teammate|relative
        |guest] > ![in-law|of|and|list|album|room]`,
      say: 'all $2 $3:plural',
      mends: { 'All my friend came to the party.': 'All my friends came to the party.' },
    },
    {
      when: '[two|three|four] [third|fourth|fifth|quarter] > of',
      say: '$1 $2s',
      mends: { 'Two third of the students are women.': 'Two thirds of the students are women.' },
    },
  ],
})

export const massPhrases = family('mass-phrases', {
  reason: 'uncountable',
  rules: [
    {
      when: `[your|kind|for|good|of|their|much|pay|my|full] [attentions|supports|helps|cooperations|understandings
        |guidances]`,
      say: ({ lower, fill }) => fill(`$1 ${lower(2).slice(0, -1)}`),
      mends: { 'Thank you for your attentions.': 'Thank you for your attention.' },
      leaves: ['She helps her mother.'],
    },
    {
      when: '#noun and supports > [.|from|to|in|during|for]',
      say: '$1 and support',
      mends: { 'Thank you for your help and supports.': 'Thank you for your help and support.' },
    },
    {
      when: 'for your times > [.|and|today]',
      say: 'for your time',
      mends: { 'Thank you for your times.': 'Thank you for your time.' },
    },
    {
      when: '[#num|some|many|fresh|fried|grilled|buy~|eat~|cook~|catch~|sell~|and] fishes',
      say: '$1 fish',
      mends: { 'We bought some fishes.': 'We bought some fish.' },
    },
    {
      when: `[delicious|tasty|yummy|spicy|traditional|good|healthy|cook~|buy~|eat~|street|fast|favorite|favourite]
        foods > @over`,
      say: '$1 food',
      mends: {
        'My mother cooked delicious foods for my birthday.': 'My mother cooked delicious food for my birthday.',
      },
    },
    {
      when: `[@lot|good|enough|much|great|years of|my|working|work|teaching] experiences > [in|as|with|at] [#ing|a|an
        |the|sales|marketing|customer|hotel(s)|accounting|design|banking|this]`,
      say: ({ lower, fill }) => fill(`${lower(1) === 'many' ? 'a lot of' : '$1'} experience`),
      mends: {
        'She has a lot of experiences in handling customers.': 'She has a lot of experience in handling customers.',
      },
    },
  ],
})

export const compoundPhrases = family('compound-phrases', {
  reason: 'compound',
  rules: [
    {
      when: `[coconuts|oranges|apples|avocados|bananas|pineapples|guavas|lemons|durians|papayas|carrots|onions|peanuts
        |almonds|palms|soybeans|strawberries] > [milk|juice|oil|tree(s)|cake|pie|jam|salad|soup|water|leaf|leaves|farm
        |skin]`,
      say: ({ token }) => token(1)?.readings.singular,
      mends: { 'This cake is made from coconuts milk.': 'This cake is made from coconut milk.' },
      leaves: ['I like oranges and apples.'],
    },
  ],
})
