import type { Lessons } from '../id/tutor-lessons.ts'

export const lessons = {
  'present-simple': {
    text: 'The **present simple** is for habits and facts: subject + verb, with **-s** for he/she/it. Questions and negatives take do/does.',
    example: 'She works here. Does she work here?',
  },
  'present-continuous': {
    text: 'The **present continuous** is for what is happening now: **am/is/are + -ing**.',
    example: 'I am reading a book now.',
  },
  'past-simple': {
    text: 'The **past simple** is for what is finished: the past form; questions and negatives take **did + base form**.',
    example: 'I went to Bali last year. Did you go?',
  },
  'past-continuous': {
    text: 'The **past continuous** is for what was going on at that moment: **was/were + -ing**.',
    example: 'I was cooking when you called.',
  },
  'present-perfect': {
    text: 'The **present perfect (have/has + participle)** links the past with now: experience, or what still goes on. With a finished time (yesterday) use the past simple.',
    example: 'I have lived here since 2019, but I moved house last year.',
  },
  'past-perfect': {
    text: 'The **past perfect (had + participle)** is for what happened **before** something else in the past.',
    example: 'The train had left before we arrived.',
  },
  future: {
    text: '**will** for decisions made now and predictions; **be going to** for plans that you already have.',
    example: 'I’m tired, I’ll go home. I’m going to visit Medan in May.',
  },
  conditional: {
    text: 'Conditionals: (1) **if + present, will** for what is possible; (2) **if + past, would** for what is unreal now; (3) **if + had + participle, would have** for the past.',
    example: 'If I had time, I would help you.',
  },
  passive: {
    text: 'The passive is **to be + participle**. What happened matters, not who did it.',
    example: 'This bridge was built in 1980.',
  },
  articles: {
    text: '**a/an** for one thing that is new in the talk (an before a vowel sound); **the** when it is clear which one; no article for things in general.',
    example: 'I bought a shirt. The shirt is blue. I like shirts.',
  },
  prepositions: {
    text: 'Time: **at** 7 o’clock, **on** Monday, **in** May. Place: **at** the door, **on** the table, **in** the room.',
    example: 'The class is on Monday at seven, in room 2.',
  },
  'much-many': {
    text: '**many/few** for what you can count, **much/little** for what you cannot; **a lot of** for both.',
    example: 'How many books? How much money?',
  },
  'since-for': {
    text: '**since** + the beginning, **for** + the length. Both usually with the present perfect.',
    example: 'I have worked here since March, for eight months.',
  },
  comparison: {
    text: 'Short: **-er than, the -est**. Long: **more … than, the most …**. Irregular: good – better – best, bad – worse – worst.',
    example: 'This bag is cheaper, but that one is more beautiful.',
  },
  gerund: {
    text: 'After **enjoy, avoid, finish, mind** and all prepositions: **-ing**. After **want, decide, hope, need**: **to + base form**.',
    example: 'I enjoy cooking, and I want to learn more.',
  },
  questions: {
    text: 'A question is (question word) + **helping verb + subject + verb**. The helping verb is do/does/did, be, have, or can/will.',
    example: 'Where do you live? Can she swim?',
  },
  negatives: {
    text: 'Negative: **do/does/did + not + base form**, or be/can/will + not.',
    example: 'I don’t know. She isn’t here.',
  },
  modals: {
    text: 'can, could, will, would, should, must, may + **base form**, without to and without -s.',
    example: 'You should see a doctor.',
  },
  'reported-speech': {
    text: 'In reported speech the verb goes one step back and pronouns change. **say** without a person, **tell** + person.',
    example: 'She said that she was tired.',
  },
  relative: {
    text: '**who** for people, **which** for things, **that** for both, **where** for places, **whose** for what belongs to them.',
    example: 'The man who called is my uncle.',
  },
  'to-be': {
    text: 'To be: I **am**, he/she/it **is**, you/we/they **are**; past **was/were**. It stands before adjectives, nouns and places.',
    example: 'We are at home. She was ill.',
  },
  agreement: {
    text: 'The verb follows its subject: one person or thing + **-s** (he works), more than one without -s (they work).',
    example: 'My friend lives here; my parents live in Solo.',
  },
  'have-has-had': {
    text: '**have** for I/you/we/they, **has** for he/she/it, **had** for the past of all. After do/does/did and modals always **have**.',
    example: 'She has a car. Did she have a car?',
  },
  'do-does': {
    text: '**do** for I/you/we/they, **does** for he/she/it, **did** for the past; then the base form.',
    example: 'Does he like tea? I don’t.',
  },
  'irregular-verbs': {
    text: 'Some irregular verbs: go–went–gone, buy–bought–bought, see–saw–seen, write–wrote–written, eat–ate–eaten, take–took–taken.',
    example: 'I have already eaten.',
  },
  'phrasal-verbs': {
    text: 'A phrasal verb is a verb + a small word with a new meaning: **give up** (stop trying), **look after** (take care of), **turn on** (start a machine).',
    example: 'Don’t give up!',
  },
  'some-any': {
    text: '**some** in positive sentences and offers, **any** in negatives and questions.',
    example: 'I have some rice, but I don’t have any eggs.',
  },
  'say-tell': {
    text: '**tell** always takes a person (tell me), **say** does not (say something).',
    example: 'He told me that he was busy. He said hello.',
  },
  'word-order': {
    text: 'The basic order: **subject – verb – object – manner – place – time**.',
    example: 'She drank coffee quickly in the kitchen this morning.',
  },
  'question-tags': {
    text: 'Question tags: positive + negative tag, negative + positive tag, with the same helping verb.',
    example: 'You like tea, don’t you?',
  },
  adverbs: {
    text: 'An adverb (often **-ly**) describes a verb; an adjective describes a noun. good → **well**, fast → **fast**.',
    example: 'She is a careful driver. She drives carefully.',
  },
  plurals: {
    text: 'Plural: add **-s/-es**, y becomes **-ies**. Irregular: child–children, man–men, person–people, tooth–teeth.',
    example: 'Two cities, three children.',
  },
  countable: {
    text: 'What you can count has a plural (two apples); what you cannot has none (water, advice, information): use **some, much, a piece of**.',
    example: 'Can I give you a piece of advice?',
  },
  tenses: {
    text: 'The three you need most: **present** for habits (I work), **past** for what is finished (I worked), **present perfect** for experience (I have worked). Which one shall we start with?',
    example: 'I work here. I worked there in 2020. I have worked in three cities.',
  },
  'used-to': {
    text: '**used to + base form**: a past habit. **be used to + -ing**: it is normal for you now.',
    example: 'I used to live in Bali. I am used to waking up early.',
  },
  'pronouns': {
    text: 'Subject: I, he, she, we, they. Object: me, him, her, us, them. Possessive: my, his, her, our, their.',
    example: 'She gave him her book.',
  },
} satisfies Lessons
